import { defineRejections } from '../kernel/rejection.ts';

export const transferRejections = defineRejections({
  ItemNotOfTransfer: { status: 409, en: '{scanned} does not belong to transfer {oddNo}', zh: '{scanned} 不属于转仓单 {oddNo}' },
  ParcelNotOfTransfer: { status: 409, en: 'Parcel {parcelNo} does not belong to transfer {oddNo}', zh: '包裹 {parcelNo} 不属于转仓单 {oddNo}' },
  AlreadyArrived: { status: 409, en: '{scanned} was received already', zh: '{scanned} 已收货' },
  LostBefore: {
    status: 409,
    en: '{scanned} was reported missing. Record it under missing items',
    zh: '{scanned} 已登记缺失，请在缺失货品中登记找到',
  },
  FoundAtSender: {
    status: 409,
    en: '{scanned} was found where it was sent from, and is in that warehouse again',
    zh: '{scanned} 已在发出仓库找到，现存放于该仓库',
  },
  FoundMeanwhile: {
    status: 409,
    en: '{scanned} was found already since it was reported missing',
    zh: '{scanned} 登记缺失后已找到',
  },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    transfers: typeof transferRejections;
  }
}
