import {
  bulkReshipColumnNames,
  bulkReshipColumns,
  type BulkReshipColumnName,
  type BulkReshipFault,
} from '#contracts/requests/bulk-reships/bulk-reship-columns.ts';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { MAX_REFERENCE, maxAddress } from '#contracts/kernel/fields/typed-lengths.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { Params } from '#contracts/kernel/words.ts';
import { addressFaults } from '#contracts/requests/address-faults.ts';
import { cellText } from '#kernel/files/workbook/cell.ts';
import type { NamedRow } from '#kernel/files/workbook/named-rows.ts';

type AddressColumn = Exclude<BulkReshipColumnName, 'oneId' | 'box'>;
type Address = Record<Exclude<AddressColumn, 'company' | 'idCardNumber'>, string> & { company?: string; idCardNumber?: string };

export interface BoxFault {
  row: number;
  column: BulkReshipColumnName;
  /** A rule of the sheet, or what keeps a parcel from the address. */
  fault: BulkReshipFault | Rejection;
  params?: Params;
}

export interface BoxOfRows {
  oneIds: string[];
  address: Address;
}

const addressColumns = bulkReshipColumnNames.filter((name): name is AddressColumn => name !== 'oneId' && name !== 'box');

/** The boxes that the rows of a workbook make, and everything that is wrong with them. */
export const boxesInRows = (rows: readonly NamedRow<BulkReshipColumnName>[]): { boxes: BoxOfRows[]; faults: BoxFault[] } => {
  const faults: BoxFault[] = [];
  const rowOf = new Map<string, number>();
  const boxes = new Map<string, BoxOfRows & { row: number }>();
  for (const each of rows) {
    const { row } = each;
    const said = faultsOf(each);
    faults.push(...said);
    const oneId = normaliseOneId(textOf(each, 'oneId'));
    const first = rowOf.get(oneId);
    if (first !== undefined) faults.push({ row, column: 'oneId', fault: 'twice', params: { value: oneId, row: first } });
    else if (oneId !== '') rowOf.set(oneId, row);

    const address = addressOf(each);
    const name = textOf(each, 'box');
    const key = name === '' ? JSON.stringify(address) : name.toLowerCase();
    const box = boxes.get(key);
    if (!box) boxes.set(key, { oneIds: [oneId], address, row });
    else {
      box.oneIds.push(oneId);
      if (JSON.stringify(box.address) !== JSON.stringify(address))
        faults.push({ row, column: 'box', fault: 'otherAddress', params: { row: box.row } });
    }
    if (!box && boxes.size === bulkReshipLimits.boxes + 1) faults.push({ row, column: 'box', fault: 'tooManyBoxes' });
  }
  return { boxes: [...boxes.values()].map(({ oneIds, address }) => ({ oneIds, address })), faults };
};

const textOf = ({ cells }: NamedRow<BulkReshipColumnName>, column: BulkReshipColumnName): string => cellText(cells[column]).trim();

const addressOf = (row: NamedRow<BulkReshipColumnName>): Address =>
  Object.fromEntries(
    addressColumns
      .map((column) => [column, textOf(row, column)])
      .filter(([column, text]) => text !== '' || bulkReshipColumns[column as AddressColumn].required),
  ) as Address;

const maxOf = (column: BulkReshipColumnName): number => (column === 'oneId' || column === 'box' ? MAX_REFERENCE : maxAddress[column]);

const faultsOf = (each: NamedRow<BulkReshipColumnName>): BoxFault[] => {
  const { row } = each;
  const faults = bulkReshipColumnNames.flatMap((column): BoxFault[] => {
    const text = textOf(each, column);
    if (text === '') return bulkReshipColumns[column].required ? [{ row, column, fault: 'required' }] : [];
    const max = maxOf(column);
    return text.length > max ? [{ row, column, fault: 'tooLong', params: { max } }] : [];
  });
  const oneId = textOf(each, 'oneId');
  if (oneId !== '' && !isOneId(normaliseOneId(oneId)))
    faults.push({ row, column: 'oneId', fault: 'notOneId', params: { value: oneId.slice(0, MAX_REFERENCE) } });
  const isFilled = !faults.some(({ column }) => column !== 'oneId' && column !== 'box');
  return isFilled ? [...faults, ...addressFaults(addressOf(each)).map((fault) => ({ row, column: columnOf(fault), fault }))] : faults;
};

/** `address.zipCode` is said of the column of that name. */
const columnOf = ({ field = '' }: Rejection): BulkReshipColumnName => field.replace('address.', '') as BulkReshipColumnName;
