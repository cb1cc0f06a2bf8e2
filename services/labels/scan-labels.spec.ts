import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { labelDpis, labelSizes, type LabelSize } from '#contracts/labels/label-form.ts';
import { carrierServiceNames, carrierServices } from '#contracts/labels/shipping/carrier-services.ts';
import { conditions, dotsPerInch, printed, scanners } from '#tests/support/scanners.ts';
import { printZpl } from '#tests/support/zpl-printer.ts';
import type { ShippingLabel } from '../aggregates/shipping-label/shipping-label.ts';
import { drawLabels } from './draw-labels.ts';
import { drawOneIdLabels } from './draw-one-id-label.ts';
import { textWidth } from './text-width.ts';
import { inSvg } from './in-svg.ts';
import { inZpl } from './in-zpl.ts';
import type { Page } from './marks.ts';
import { drawRepairList } from './repair-list.ts';
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
const rackPages = (name: string, size: LabelSize) =>
  drawLabels(
    [{ code: name, letters: { text: name, family: 'sans-serif' }, foot: 'ZONE A  ·  LEVEL 1', aboveFoot: 'EWR-1 Newark', large: true }],
    size,
  );
const rack = (name: string, size: LabelSize = '4x6') => [name, inSvg(rackPages(name, size), size)] as const;
const shippedPages = (service: ShippingLabel['service'], logNo: string) => drawShippingLabels([shipping(service, logNo)]);
const shipped = (service: ShippingLabel['service'], logNo = trackingNumberOf(service, 1_061)) =>
  [logNo, inSvg(shippedPages(service, logNo))] as const;

const goods = { oneId, name: 'Air Jordan 4 Retro Rust Pink (2024) Womens', caption: 'DD1391-100  ·  42' };
const oneIds = Array.from({ length: 4 }, (_, index) => oneIdFrom([30, 29, 0, 17, 5, 30, 1, 8, index]));
const repairs = oneIds.map((each) => ({
  repairNo: 'RP26112800001',
  oneId: each,
  sku: 'DD1391-100',
  size: '42.5',
  shelf: 'MEZZANINE-EAST-0042',
  works: ['Midsole whitening and repainting', 'New heel tab', 'Deep clean', 'Sole glued'],
  batchNo: 'RB26112800001',
}));
const rackNames = ['MEZZANINE-EAST-0042', 'Mezzanine east, row 42, shelf1', 'a~b{c}|\\ A&B<C>"D2', 'X^A_1>0-12345678'];
const services = ['uspsGround', 'upsThreeDay', 'fedExTwoDay'] as const;

interface Printed {
  name: string;
  codes: readonly string[];
  pages: readonly Page[];
  size: LabelSize;
}

/** Each kind, the shortest and the longest codes, with as much else on the page as there can be. */
const everyLabel: readonly Printed[] = [
  ...(['4x6', '3x2'] as const).flatMap((size) => [
    { name: `ONE ID ${size}`, codes: [oneId], pages: drawOneIdLabels([goods], size), size },
    ...rackNames.map((name) => ({ name: `${name} ${size}`, codes: [name], pages: rackPages(name, size), size })),
  ]),
  ...services.map((service) => {
    const logNo = trackingNumberOf(service, 1_061);
    return { name: service, codes: [logNo], pages: shippedPages(service, logNo), size: '4x6' as const };
  }),
  { name: 'repairs', codes: oneIds, pages: drawRepairList(repairs), size: '4x6' },
];
const hasCode = ({ pages }: Printed, kind: 'bars' | 'qr') => pages.flat().some((mark) => mark.kind === kind);
const codesOf = (label: Printed) => {
  const readAs = [...(hasCode(label, 'bars') ? ['Code128'] : []), ...(hasCode(label, 'qr') ? ['QRCode'] : [])];
  return readAs.flatMap((kind) => label.codes.map((code) => `${kind} ${code}`)).sort();
};
/** Bars are drawn a module high and stretched; the cells of a QR code are square. */
const barsIn = (svg: string) =>
  /<path transform="translate\((?<x>[\d.]+) [\d.]+\) scale\((?<module>[\d.]+) (?:44|60|88|130)\)"[^>]* d="(?<path>[^"]*)"/.exec(svg)?.groups;
const hasBars = (svg: string) => barsIn(svg) !== undefined;

describe.each(dotsPerInch)('Rule: every label is read by scanners of different families, at %i dots per inch', (dpi) => {
  describe.each(Object.entries(conditions))('%s', (_name, worn) => {
    it.each(everyLabel)('$name', async (label) => {
      const picture = await worn(await printed(inSvg(label.pages, label.size), dpi, labelSizes[label.size].width / 100));
      expect(await scanners.zxing(picture)).toEqual(codesOf(label));
      expect(await scanners.zbar(picture)).toEqual(codesOf(label));
    });
  });
});

describe.each(labelDpis)('Rule: a label printer that is told the same label in its own language prints the same, at %s dots per inch', (dpi) => {
  const printer = (label: Printed) => printZpl(inZpl(label.pages, label.size, dpi));

  describe.each(Object.entries(conditions))('%s', (_name, worn) => {
    it.each(everyLabel)('$name', async (label) => {
      const picture = await worn(await printer(label)[0]!.png());
      expect(await scanners.zxing(picture)).toEqual(codesOf(label));
      expect(await scanners.zbar(picture)).toEqual(codesOf(label));
    });
  });

  it.each(everyLabel)('with nothing beyond its edges, and its texts whole: $name', (label) => {
    const [sheet, ...others] = printer(label);
    const { width, height } = labelSizes[label.size];
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({ width: Math.round((width * Number(dpi)) / 100), height: Math.round((height * Number(dpi)) / 100) });
    const cutOff = sheet!.fields.filter(({ x, y, ...of }) => x < 0 || y < 0 || x + of.width > sheet!.width || y + of.height > sheet!.height);
    expect(cutOff).toEqual([]);
    const textOn = label.pages.flat().flatMap((mark) => (mark.kind === 'box' ? [] : [mark.text]));
    expect(sheet!.fields.flatMap(({ kind, text }) => (kind === 'box' ? [] : [text]))).toEqual(textOn);
  });

  it.each(everyLabel)('with bars of three dots at least and ten modules of white beside them: $name', (label) => {
    const [sheet] = printer(label);
    const edge = label.size === '4x6' && services.some((service) => service === label.name) ? 10 : 0;
    for (const { x, width, module } of sheet!.fields.filter(({ kind }) => kind === 'bars')) {
      expect(module).toBeGreaterThanOrEqual(3);
      const white = Math.min(x, sheet!.width - x - width) - (edge * Number(dpi)) / 100;
      expect(white).toBeGreaterThanOrEqual(10 * module! - 1);
    }
  });

  it('each page on a label of its own', () => {
    expect(printZpl(inZpl(drawOneIdLabels([goods, goods, goods]), '4x6', dpi))).toHaveLength(3);
  });
});

describe('Rule: no text touches the frame or leaves the page', () => {
  it.each(everyLabel)('$name', ({ pages, size }) => {
    const svg = inSvg(pages, size);
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
const edges = (svg: string) =>
  svg.includes('stroke-width="3"') ? { left: 9.5, right: 390.5 } : { left: 0, right: svg.includes('width="3in"') ? 300 : 400 };

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

  it('and where it is too long for the small label, too', () => {
    const small = lengths
      .flatMap((length) => ['W', '7', 'a1'].map((letters) => rack(letters.repeat(30).slice(0, length), '3x2')))
      .filter(([, svg]) => hasBars(svg));
    expect(small.length).toBeGreaterThan(30);
    expect(small.filter(([, svg]) => measured(svg).bar < 3 * dot - 0.001 || measured(svg).quiet < 10 * measured(svg).bar - 0.001)).toEqual([]);
  });

  it('and a name that is too long for them stands as a QR code alone', () => {
    expect(hasBars(rack('W'.repeat(30))[1])).toBe(false);
    expect(drawn.filter(([code]) => code.startsWith('WWW')).at(-1)![0].length).toBeGreaterThanOrEqual(18);
  });
});
