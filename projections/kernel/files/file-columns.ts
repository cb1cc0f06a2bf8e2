import { csvMoney } from '#contracts/kernel/lists/csv.ts';
import { timeIn } from '#contracts/kernel/lists/date-range.ts';
import type { Words } from '#contracts/kernel/words.ts';
import type { FileColumn } from './list-file.ts';

export const texts = <Row>(head: Words, cell: FileColumn<Row>['cell']): FileColumn<Row> => ({ head, kind: 'text', cell });

export const figures = <Row>(head: Words, figure: (row: Row) => number | null): FileColumn<Row> => ({
  head,
  kind: 'figure',
  cell: (row) => figure(row)?.toString() ?? null,
});

/** Cents as a decimal, its currency in the header. */
export const money = <Row>(head: Words, cents: (row: Row) => number | null | undefined): FileColumn<Row> => ({
  head: annotated(head, 'USD'),
  kind: 'money',
  cell: (row) => {
    const amount = cents(row);
    return amount === null || amount === undefined ? null : csvMoney(amount);
  },
});

/** Moments on the viewer's clock, its zone in the header. */
export const times = <Row>(head: Words, timeZone: string, at: (row: Row) => string | null): FileColumn<Row> => ({
  head: annotated(head, timeZone),
  kind: 'time',
  cell: (row) => {
    const moment = at(row);
    return moment === null ? null : timeIn(new Date(moment), timeZone);
  },
});

const annotated = ({ en, zh }: Words, note: string): Words => ({ en: `${en} (${note})`, zh: `${zh}（${note}）` });
