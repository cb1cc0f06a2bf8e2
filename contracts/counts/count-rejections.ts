import { defineRejections } from '../kernel/rejection.ts';

export const countRejections = defineRejections({
  ShelfBeingCounted: { status: 409, en: 'Shelf {shelf} is being counted already', zh: '货架 {shelf} 已在盘点' },
  CountStatusForbids: { status: 409, en: 'Count {countNo} does not allow this in its status', zh: '盘点单 {countNo} 当前状态不允许此操作' },
  CountOfAnother: { status: 409, en: 'Somebody else counts shelf {shelf}', zh: '货架 {shelf} 由他人盘点' },
  RecountBySamePerson: { status: 409, en: 'You counted shelf {shelf}: somebody else recounts it', zh: '货架 {shelf} 由您盘点，须由他人复盘' },
  CountReviewedByCounter: { status: 409, en: 'You counted shelf {shelf}: somebody else decides', zh: '货架 {shelf} 由您盘点，须由他人审核' },
  AlreadyCounted: { status: 409, en: 'Item {oneId} was scanned already', zh: '货品 {oneId} 已扫描' },
  NotCounted: { status: 409, en: 'Item {oneId} was not scanned in this count', zh: '货品 {oneId} 未在本次盘点中扫描' },
  NotMisplaced: { status: 409, en: 'Item {oneId} belongs on this shelf', zh: '货品 {oneId} 属于本货架' },
  ItemNotHere: { status: 409, en: 'Item {oneId} does not lie in this warehouse by the books', zh: '系统中货品 {oneId} 不在本仓库' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    counts: typeof countRejections;
  }
}
