import { bulkLimits, type BulkColumnName, type BulkErrorCode } from '#contracts/bulk/bulk-columns.ts';
import type { BulkRow } from '#contracts/bulk/bulk-events.ts';
import { manualReasons, manualTypes, bulkReasonsOf } from '#contracts/wallet/finance/manual-reasons.ts';
import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import type { Params, Words } from '#contracts/kernel/words.ts';
import { transactionTypes, type Direction } from '#contracts/wallet/transaction-types.ts';
import { cellText, type Cell } from '#kernel/files/workbook/cell.ts';
import type { NamedRow } from '#kernel/files/workbook/named-rows.ts';

export interface BulkShop {
  shopId: number;
  uid: string;
  realname: string;
  /** What its wallet holds beside what is set aside. */
  balanceCents: number;
}

export interface BulkError {
  row: number;
  column: BulkColumnName;
  code: BulkErrorCode;
  params: Params;
}

export interface MatchedRow {
  row: BulkRow;
  shop: BulkShop;
}

export interface CheckedRows {
  /** Sound rows of shops that are known. */
  rows: MatchedRow[];
  /** User IDs that no shop has. */
  unmatched: string[];
  errors: BulkError[];
  totalCents: number;
}

export const userIdOf = ({ cells }: NamedRow<BulkColumnName>): string => cellText(cells.userId);

/** Everything that is wrong with the rows of a workbook, and what they would post. */
export const checkRows = (rows: readonly NamedRow<BulkColumnName>[], direction: Direction, shops: ReadonlyMap<string, BulkShop>): CheckedRows => {
  const firstOf = new Map<string, number>();
  const checked: CheckedRows = { rows: [], unmatched: [], errors: [], totalCents: 0 };
  for (const named of rows) {
    const { row, errors } = readRow(named, direction);
    const userId = userIdOf(named);
    const first = firstOf.get(userId);
    const shop = shops.get(userId);
    if (first !== undefined) errors.push({ row: named.row, column: 'userId', code: 'twice', params: { value: userId, row: first } });
    else if (userId !== '') firstOf.set(userId, named.row);
    checked.errors.push(...errors);
    if (!shop && userId !== '' && first === undefined) checked.unmatched.push(userId);
    if (!shop || errors.length > 0) continue;
    checked.rows.push({ row: { ...row, shopId: shop.shopId }, shop });
    checked.totalCents += row.cents;
  }
  return checked;
};

const readRow = ({ row, cells }: NamedRow<BulkColumnName>, direction: Direction) => {
  const errors: BulkError[] = [];
  const wrong = (column: BulkColumnName, code: BulkErrorCode, params: Params = {}): undefined => void errors.push({ row, column, code, params });
  const text = (column: BulkColumnName, max?: number): string => {
    const value = cellText(cells[column]).trim();
    if (isChanged(cells[column])) wrong(column, 'digitsLost', { value });
    else if (max !== undefined && value.length > max) wrong(column, 'tooLong', { max });
    return value;
  };
  const oneOf = <Name extends string>(column: BulkColumnName, names: readonly Name[], words: Readonly<Record<Name, Words>>): Name | undefined => {
    const value = text(column);
    const found = names.find((name) => [name, words[name].en, words[name].zh].some((title) => title.toLowerCase() === value.toLowerCase()));
    const accepted = names.map((name) => `${words[name].en} (${words[name].zh})`).join(', ');
    return found ?? (value === '' ? undefined : wrong(column, 'notOneOf', { value, accepted }));
  };

  if (text('userId') === '') wrong('userId', 'required');
  const amount = text('amount');
  const cents = amount === '' ? wrong('amount', 'required') : (readCents(amount) ?? wrong('amount', 'notAnAmount', { value: amount }));
  if (cents !== undefined && cents > bulkLimits.cents) wrong('amount', 'tooMuch', { value: amount, max: inDollars(bulkLimits.cents) });
  const type = oneOf('type', manualTypes[direction], transactionTypes) ?? manualTypes[direction][0];
  const reasons = bulkReasonsOf(direction);
  const reason = oneOf('reason', reasons, manualReasons);
  if (reason === undefined && text('reason') === '') wrong('reason', 'required');
  const reference = text('reference', bulkLimits.reference);
  const remark = text('remark', bulkLimits.remark);
  return { row: { row, cents: cents ?? 0, type, reason: reason ?? reasons[0]!, reference, remark }, errors };
};

/** Excel made a date of it, or dropped digits. */
const isChanged = (cell: Cell | undefined): boolean => typeof cell === 'object';

/** Read from the digits: no fraction is ever multiplied. Undefined for anything but an amount of at least one cent. */
const readCents = (amount: string): number | undefined => {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  const cents = whole === undefined ? 0 : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
};
