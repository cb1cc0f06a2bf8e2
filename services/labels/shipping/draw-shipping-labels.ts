import { carrierServices, signatureOptions } from '#contracts/labels/shipping/carrier-services.ts';
import type { PostalAddress } from '#contracts/reference/postal-address.ts';
import type { ShippingLabel } from '#services/aggregates/shipping-label/shipping-label.ts';
import { bars, qr } from '../codes.ts';
import { fitted, type Room } from '../fitted-lines.ts';
import type { BoxMark, Page } from '../marks.ts';
import { box, line } from '../page.ts';

/** Shipping labels as they go onto parcels. In English alone: label printers have no Chinese font (R5.22). */
export const drawShippingLabels = (labels: readonly ShippingLabel[]): readonly Page[] => labels.map(drawPage);

const gramsInPound = 453.592;
const text = { family: 'sans-serif' } as const;

const drawPage = ({ labelNo, logNo, carrier, service, signature, from, to, billedGrams }: ShippingLabel): Page => [
  box({ x: 8, y: 8, width: 384, height: 584 }, 3),
  ...address(from, { x: 22, y: 20, width: 350, height: 88, largest: 12, bold: false }),
  rule(112),
  ...line(`${carrier} ${carrierServices[service].en}`.toUpperCase(), { ...text, x: 22, y: 144, size: 24, bold: true }),
  ...line(marks(signature, billedGrams), { ...text, x: 22, y: 168, size: 14 }),
  rule(180),
  ...line('SHIP TO', { ...text, x: 22, y: 202, size: 12, bold: true }),
  ...address(to, { x: 40, y: 208, width: 336, height: 122, largest: 19, bold: true }),
  rule(334),
  qr(logNo, { x: 282, y: 336, width: 108, height: 108 }),
  ...line(to.zipCode.slice(0, 5), { ...text, x: 22, y: 410, size: 56, bold: true }),
  rule(444),
  ...bars(logNo, { x: 10, y: 456, width: 380, height: 88 }),
  ...line(logNo.replace(/(.{4})(?=.)/g, '$1 '), { y: 564, size: 17, family: 'monospace' }),
  ...line(labelNo, { ...text, y: 583, size: 11 }),
];

const address = (of: PostalAddress, { x, y, bold, ...room }: Room & { x: number; y: number; bold: boolean }): Page => {
  const { lines, size, leading } = fitted(linesOf(of), room);
  return lines.flatMap((words, index) => line(words, { ...text, x, y: y + index * leading + size, size, bold }));
};

const linesOf = ({ recipient, company = '', street, city, state, zipCode }: PostalAddress): string[] =>
  [recipient, company, street, `${city} ${state} ${zipCode}`].filter((words) => words !== '').map((words) => words.toUpperCase());

const marks = (signature: ShippingLabel['signature'], billedGrams: number): string =>
  [`${(billedGrams / gramsInPound).toFixed(1)} LB`, ...(signature === 'none' ? [] : [signatureOptions[signature].en.toUpperCase()])].join('  ·  ');

const rule = (y: number): BoxMark => box({ x: 8, y, width: 384, height: 2 });
