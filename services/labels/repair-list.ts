import { formatOneId } from '#contracts/item/one-id.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { isPrintable } from '#contracts/labels/printable.ts';
import { repairList } from '#contracts/labels/repair-list.ts';
import { bars } from './codes.ts';
import { labelFile } from './label-file.ts';
import type { Page } from './marks.ts';
import { box, line, page } from './page.ts';

export interface PrintedRepair {
  repairNo: string;
  oneId: string;
  sku: string;
  size: string;
  shelf: string | null;
  works: readonly string[];
  batchNo: string | null;
}

/** Those of these numbers that the viewer may see, in the order asked for. Answered by a read model, hence given from outside. */
export type RepairsToPrint = (repairNos: readonly string[], viewer: Viewer) => Promise<readonly PrintedRepair[]>;

export const repairListRoute = (repairsToPrint: RepairsToPrint) =>
  queryRoute(repairList, async ({ query: { repairNos, ...form }, viewer }) => {
    const repairs = await repairsToPrint(repairNos, viewer);
    if (repairs.length < repairNos.length) return reject('NotFound', { field: 'repairNos' });
    return labelFile(drawRepairList(repairs), form);
  });

const onOnePage = 4;
/** Of a repair's part of the page, in hundredths of an inch; the head is above the first. */
const part = 138;
const head = 40;
const bold = { family: 'sans-serif', bold: true } as const;
const plain = { family: 'sans-serif', x: 16 } as const;

export const drawRepairList = (repairs: readonly PrintedRepair[]): readonly Page[] => {
  const pages = Math.ceil(repairs.length / onOnePage);
  const batches = new Set(repairs.map(({ batchNo }) => batchNo));
  return Array.from({ length: pages }, (_, index) => {
    const here = repairs.slice(index * onOnePage, (index + 1) * onOnePage);
    const title = ['REPAIRS', batches.size === 1 && [...batches][0], `${index + 1}/${pages}`].filter(Boolean).join('  ·  ');
    return [...line(title, { ...bold, y: 28, size: 20 }), ...here.flatMap((repair, at) => drawRepair(repair, head + at * part))];
  });
};

/** Names that a label printer cannot write are left out: the ONE ID leads to them. */
const drawRepair = ({ repairNo, oneId, sku, size, shelf, works }: PrintedRepair, top: number): Page => [
  box({ x: 16, y: top, width: page.width - 32, height: 1 }),
  ...bars(oneId, { x: 0, width: page.width, y: top + 8, height: 44 }),
  ...line(formatOneId(oneId), { family: 'monospace', bold: true, y: top + 70, size: 18 }),
  ...line([repairNo, shelf && `SHELF ${shelf}`, size].filter(Boolean).filter(printable).join('  ·  '), {
    ...plain,
    bold: true,
    y: top + 91,
    size: 16,
  }),
  ...line(printable(sku) ? sku : '', { ...plain, y: top + 109, size: 14 }),
  ...line(works.filter(printable).join(', '), { ...plain, y: top + 127, size: 14 }),
];

const printable = (text: string | null | false): text is string => typeof text === 'string' && isPrintable(text);
