import { defineRejections } from '../kernel/rejection.ts';

export const returnsRejections = defineRejections({
  ReturnedTwice: { status: 422, en: 'Item {oneId} is listed twice', zh: '货品 {oneId} 重复' },
  ReturnsOfSeveralOwners: { status: 422, en: 'A returned parcel can only hold items of one user', zh: '一个退货包裹只能包含同一用户的货品' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    returns: typeof returnsRejections;
  }
}
