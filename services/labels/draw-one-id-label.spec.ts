import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { drawOneIdLabels } from './draw-one-id-label.ts';

prepareZXingModule({
  overrides: { wasmBinary: readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer as ArrayBuffer },
});

const oneIds = [oneIdFrom([1, 2, 3, 4, 5, 6, 7, 8, 9]), oneIdFrom([9, 8, 7, 6, 5, 4, 3, 2, 1])];

/** At 203 dots per inch, as label printers print. */
const printed = (svg: string) => sharp(Buffer.from(svg), { density: 144 }).resize({ width: 812 }).png().toBuffer();

describe('Rule: a ONE ID label is read by every scanner', () => {
  it('says the same in Code 128 and in QR', async () => {
    const codes = await readBarcodes(await printed(drawOneIdLabels([oneIds[0]!], 'DD1391-100 / 42')), { formats: ['Code128', 'QRCode'] });
    expect(codes.map(({ text }) => text)).toEqual([oneIds[0], oneIds[0]]);
    expect(codes.map(({ format }) => String(format)).sort()).toEqual(['Code128', 'QRCode']);
  });

  it('takes a 4x6 inch page each', async () => {
    const picture = await printed(drawOneIdLabels(oneIds, ''));
    expect(await sharp(picture).metadata()).toMatchObject({ width: 812, height: 2 * 1218 });
    const codes = await readBarcodes(picture, { formats: ['QRCode'] });
    expect(new Set(codes.map(({ text }) => text))).toEqual(new Set(oneIds));
  });

  it('lets no caption become markup', () => {
    expect(drawOneIdLabels(oneIds, '<script>alert("1")</script>&')).not.toContain('<script');
  });
});
