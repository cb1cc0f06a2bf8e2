import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

export const jpg = ({ width = 60, height = 40 } = {}) => canvas(width, height).jpeg().toBuffer();
export const png = ({ width = 60, height = 40 } = {}) => canvas(width, height).png().toBuffer();
export const gif = () => canvas(8, 8).gif().toBuffer();
export const webp = () => canvas(8, 8).webp().toBuffer();

/** As a phone takes it: on its side, with the place in the metadata. */
export const jpgFromPhone = () =>
  canvas(60, 40)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone', Orientation: '6' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A picture that does not compress. */
export const noisePng = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

/** A few hundred bytes that decode to `side` squared pixels. */
export const hugePng = (side: number): Uint8Array => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), framed.length - 4);
  return framed;
};

export const pdf = (): Uint8Array => Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n', 'latin1');
export const mp4 = (): Uint8Array =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\u0000\u0000\u0002\u0000isommp41', 'latin1'), Buffer.alloc(200)]);
export const exe = (): Uint8Array => Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(600)]);
export const svgWithScript = (): Uint8Array => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const html = (): Uint8Array => Buffer.from('<!doctype html><script>alert(1)</script>');
