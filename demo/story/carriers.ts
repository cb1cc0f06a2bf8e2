import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { createHash } from 'node:crypto';
import type { Random } from '../random.ts';

/** So many digits, the first of them no zero. */
export type Digits = (count: number) => string;

interface Carrier {
  name: string;
  /** A tracking number of the carrier's form. */
  logNo(digits: Digits): string;
}

const ups: Carrier = { name: 'UPS', logNo: (digits) => `1Z84R7W303${digits(8)}` };
const fedEx: Carrier = { name: 'FedEx', logNo: (digits) => `7712${digits(8)}` };
const usps: Carrier = { name: 'USPS', logNo: (digits) => `94055112062${digits(11)}` };
const dhl: Carrier = { name: 'DHL', logNo: (digits) => digits(10) };
const sf: Carrier = { name: 'SF Express', logNo: (digits) => `SF1${digits(12)}` };

/** A label file of the demo world. */
export interface LabelFile {
  fileId: string;
  /** Its picture is drawn from this name alone. */
  originalName: string;
  ownerAccountId: string;
  shopId: number;
  createdAt: Date;
}

interface Label {
  url: string;
  logNo: string;
  carrier: string;
}

export interface Carriers {
  carrierFrom(warehouseId: string): Carrier;
  /** A number that no other parcel has. */
  logNo(carrier: Carrier): string;
  /** A label as a seller uploads it. */
  label(carrier: Carrier, owner: { accountId: string; shopId?: number }, at: Date): Label;
  readonly files: readonly LabelFile[];
}

/** Known from the number alone, so that nobody has to keep which files are the demo world's. */
export const labelFileId = (logNo: string): string => createHash('sha256').update(`label ${logNo}`).digest('hex').slice(0, 32);

const digitsBy =
  (random: Random): Digits =>
  (count) =>
    String(random.between(1, 9)) + random.digits(count - 1);

export const carriers = (random: Random, digits: Digits = digitsBy(random)): Carriers => {
  const given = new Set<string>();
  const files: LabelFile[] = [];
  const logNo = (carrier: Carrier): string => {
    const number = carrier.logNo(digits);
    if (given.has(number)) return logNo(carrier);
    given.add(number);
    return number;
  };
  return {
    files,
    logNo,
    carrierFrom: (warehouseId) =>
      warehouseId === 'PVG-3' ? random.weighted([sf, dhl], [7, 3]) : random.weighted([ups, fedEx, usps, dhl], [55, 28, 14, 3]),
    label(carrier, { accountId, shopId = selfOperatedShop }, at) {
      const number = logNo(carrier);
      const fileId = labelFileId(number);
      files.push({ fileId, originalName: `${carrier.name} ${number}.png`, ownerAccountId: accountId, shopId, createdAt: at });
      return { url: `/files/${fileId}.png`, logNo: number, carrier: carrier.name };
    },
  };
};
