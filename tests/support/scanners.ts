import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getInstance, scanRGBABuffer } from '@undecaf/zbar-wasm';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

prepareZXingModule({
  overrides: { wasmBinary: readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer as ArrayBuffer },
});

/** Every code that was read in a picture, as `Code128 text` or `QRCode text`, sorted. */
type Scanner = (png: Buffer) => Promise<string[]>;

/** Looks for patterns of whole symbols; lenient with quiet zones. */
const zxing: Scanner = async (png) => {
  const codes = await readBarcodes(png, { formats: ['Code128', 'QRCode'] });
  return [...new Set(codes.map(({ format, text }) => `${format} ${text}`))].sort();
};

const zbarNames: Record<string, string> = { ZBAR_CODE128: 'Code128', ZBAR_QRCODE: 'QRCode' };

/** Reads edges along single lines, as hand scanners do; needs quiet zones. */
const zbar: Scanner = async (png) => {
  await getInstance();
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const codes = await scanRGBABuffer(new Uint8Array(data).buffer, info.width, info.height);
  return [...new Set(codes.flatMap((code) => (zbarNames[code.typeName] ? [`${zbarNames[code.typeName]} ${code.decode()}`] : [])))].sort();
};

/** Of different families: what one forgives, the other does not. */
export const scanners = { zxing, zbar };

/** How label printers print. */
export const dotsPerInch = [203, 300] as const;

/** A drawing as it comes out of a printer. */
export const printed = (svg: string, dpi: number, inches = 4): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: dpi })
    .resize({ width: inches * dpi })
    .png()
    .toBuffer();

/** What happens to a label before it is scanned. */
export const conditions: Readonly<Record<string, (png: Buffer) => Promise<Buffer>>> = {
  plain: async (png) => png,
  'slightly blurred': (png) => sharp(png).blur(1).png().toBuffer(),
  'turned by three degrees': (png) => sharp(png).rotate(3, { background: '#ffffff' }).png().toBuffer(),
  'printed at 70 %': async (png) => {
    const { width } = await sharp(png).metadata();
    return sharp(png)
      .resize({ width: Math.round(width * 0.7) })
      .png()
      .toBuffer();
  },
};
