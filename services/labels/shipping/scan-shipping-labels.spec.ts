import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { ShippingLabel } from '../../streams/shipping-label.ts';
import { drawShippingLabels } from './draw-shipping-labels.ts';

prepareZXingModule({
  overrides: { wasmBinary: readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer as ArrayBuffer },
});

const place = { country: 'US', street: '1 Main St', phone: '+1 201 555 0101' };
const label: ShippingLabel = {
  state: 'bought',
  labelNo: 'SL-10001',
  shopId: 7,
  carrier: 'USPS',
  service: 'uspsPriority',
  logNo: '9205590213711400100018',
  postageCents: 1_000,
  signatureCents: 0,
  insuranceCents: 0,
  feeCents: 1_000,
  declaredValueCents: 0,
  signature: 'none',
  from: { ...place, recipient: 'Sender', city: 'Newark', state: 'NJ', zipCode: '07105' },
  to: { ...place, recipient: 'Buyer', city: 'Austin', state: 'TX', zipCode: '78704' },
  parcel: { weightGrams: 1_400, lengthCm: 35, widthCm: 25, heightCm: 14 },
  billedGrams: 1_589,
  zone: 6,
  boughtAt: '2026-11-22T12:00:00.000Z',
};

/** At 203 dots per inch, as label printers print. */
const printed = (svg: string) => sharp(Buffer.from(svg), { density: 144 }).resize({ width: 812 }).png().toBuffer();

describe('Rule: a shipping label is read by every scanner', () => {
  it('says its tracking number in Code 128 and in QR', async () => {
    const codes = await readBarcodes(await printed(drawShippingLabels([label])), { formats: ['Code128', 'QRCode'] });
    expect(codes.map(({ text }) => text)).toEqual([label.logNo, label.logNo]);
    expect(codes.map(({ format }) => String(format)).sort()).toEqual(['Code128', 'QRCode']);
  });

  it('of each carrier, one page below the other', async () => {
    const other = { ...label, logNo: '1Z84R7W30300100026' };
    const codes = await readBarcodes(await printed(drawShippingLabels([label, other])), { formats: ['Code128'] });
    expect(new Set(codes.map(({ text }) => text))).toEqual(new Set([label.logNo, other.logNo]));
  });
});
