import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { carrierServiceNames, carrierServices } from '#contracts/labels/shipping/carrier-services.ts';
import { conditions, dotsPerInch, printed, scanners } from '#tests/support/scanners.ts';
import type { ShippingLabel } from '../aggregates/shipping-label/shipping-label.ts';
import { drawLabels } from './draw-labels.ts';
import { drawOneIdLabels } from './draw-one-id-label.ts';
import { textWidth } from './text-width.ts';
import { drawShippingLabels } from './shipping/draw-shipping-labels.ts';
import { trackingNumberOf } from './shipping/tracking-numbers.ts';

const place = { country: 'US', street: '9800 Lakeview Road Northwest', phone: '+1 201 555 0101' };
const shipping = (service: ShippingLabel['service'], logNo: string): ShippingLabel => ({
  state: 'bought',
  labelNo: 'SL-10001',
  shopId: 7,
  carrier: carrierServices[service].carrier,
  service,
  logNo,
  postageCents: 1_000,
  signatureCents: 0,
  insuranceCents: 0,
  feeCents: 1_000,
  declaredValueCents: 0,
  signature: 'adult',
  from: { ...place, recipient: 'Sender', city: 'Newark', state: 'NJ', zipCode: '07105' },
  to: { ...place, recipient: 'Maximilian Montgomery', city: 'Winston-Salem', state: 'NC', zipCode: '27101' },
  parcel: { weightGrams: 1_400, lengthCm: 35, widthCm: 25, heightCm: 14 },
  billedGrams: 1_589,
  zone: 6,
  boughtAt: '2026-11-22T12:00:00.000Z',
});

const oneId = oneIdFrom([30, 29, 0, 17, 5, 30, 1, 8, 22]);
const rack = (name: string) =>
  [name, drawLabels([{ code: name, letters: { text: name, family: 'sans-serif' }, foot: 'ZONE A  ·  LEVEL 1' }])] as const;
const shipped = (service: ShippingLabel['service'], logNo = trackingNumberOf(service, 1_061)) =>
  [logNo, drawShippingLabels([shipping(service, logNo)])] as const;

/** Each kind, the shortest and the longest codes, with as much else on the page as there can be. */
const labels: readonly (readonly [code: string, svg: string])[] = [
  [oneId, drawOneIdLabels([{ oneId, name: 'Air Jordan 4 Retro Rust Pink (2024) Womens', caption: 'DD1391-100  ·  42' }])],
  ...['MEZZANINE-EAST-0042', 'Mezzanine east, row 42, shelf1', 'a~b{c}|\\ A&B<C>"D2'].map(rack),
  ...(['uspsGround', 'upsThreeDay', 'fedExTwoDay'] as const).map((service) => shipped(service)),
];
/** Bars are drawn a module high and stretched; the cells of a QR code are square. */
const barsIn = (svg: string) =>
  /<path transform="translate\((?<x>[\d.]+) [\d.]+\) scale\((?<module>[\d.]+) (?:88|130)\)"[^>]* d="(?<path>[^"]*)"/.exec(svg)?.groups;
const hasBars = (svg: string) => barsIn(svg) !== undefined;

describe.each(dotsPerInch)('Rule: every label is read by scanners of different families, at %i dots per inch', (dpi) => {
  describe.each(Object.entries(conditions))('%s', (_name, worn) => {
    it.each(labels)('%s', async (code, svg) => {
      const picture = await worn(await printed(svg, dpi));
      const expected = [...(hasBars(svg) ? [`Code128 ${code}`] : []), `QRCode ${code}`];
      expect(await scanners.zxing(picture)).toEqual(expected);
      expect(await scanners.zbar(picture)).toEqual(expected);
    });
  });
});

describe('Rule: no text touches the frame or leaves the page', () => {
  it.each(labels)('%s', (_code, svg) => {
    const { left, right } = edges(svg);
    const texts = [...svg.matchAll(/<text x="(\d+)" y="\d+" [^>]*?font-size="([\d.]+)"([^>]*)>([^<]*)</g)];
    expect(texts.length).toBeGreaterThan(1);
    const outside = texts.filter(([, x, size, look, text]) => {
      const width = textWidth(text!.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))) * Number(size);
      const start = look!.includes('middle') ? Number(x) - width / 2 : Number(x);
      return start <= left || start + width >= right;
    });
    expect(outside).toEqual([]);
  });
});

const dot = 100 / 203;
/** Where the white around the bars ends: the frame of a shipping label, else the edge of the page. */
const edges = (svg: string) => (svg.includes('stroke-width="3"') ? { left: 9.5, right: 390.5 } : { left: 0, right: 400 });

const measured = (svg: string) => {
  const { x, module, path } = barsIn(svg)!;
  const modules = Math.max(...[...path!.matchAll(/M(\d+) 0h(\d)/g)].map(([, at, width]) => Number(at) + Number(width)));
  const { left, right } = edges(svg);
  return { bar: Number(module), quiet: Math.min(Number(x) - left, right - Number(x) - modules * Number(module)) };
};

describe('Rule: bars are wide enough, and have ten modules of white on both sides, however long their content is', () => {
  const lengths = Array.from({ length: 30 }, (_, index) => index + 1);
  const drawn = [
    ...lengths.flatMap((length) => ['W', '7', 'a1'].map((letters) => rack(letters.repeat(30).slice(0, length)))),
    ...carrierServiceNames.map((service) => shipped(service)),
    ...lengths.slice(9, 22).map((length) => shipped('fedExGround', '1234567890123456789012'.slice(0, length))),
  ].filter(([, svg]) => hasBars(svg));

  it('of two dots at least at 203 dots per inch', () => {
    expect(drawn.length).toBeGreaterThan(80);
    const poor = drawn.filter(([, svg]) => {
      const { bar, quiet } = measured(svg);
      return bar < 2 * dot || quiet < 10 * bar - 0.001;
    });
    expect(poor.map(([code]) => code)).toEqual([]);
  });

  it('and a name that is too long for them stands as a QR code alone', () => {
    expect(hasBars(rack('W'.repeat(30))[1])).toBe(false);
    expect(drawn.filter(([code]) => code.startsWith('WWW')).at(-1)![0].length).toBeGreaterThanOrEqual(18);
  });
});
