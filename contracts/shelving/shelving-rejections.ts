import { defineRejections } from '../kernel/rejection.ts';

export const shelvingRejections = defineRejections({
  ShelfUnknown: { status: 422, en: 'The shelf was not found', zh: '未找到该货架' },
  ShelfFull: { status: 409, en: 'Shelf {shelf} is full', zh: '货架 {shelf} 已满' },
  ShelfElsewhere: { status: 409, en: 'Shelf {shelf} is in another warehouse', zh: '货架 {shelf} 位于另一个仓库' },
  AlreadyOnShelf: { status: 409, en: 'Item {oneId} is already on shelf {shelf}', zh: '货品 {oneId} 已在货架 {shelf} 上' },
  ShelvingFollowed: { status: 409, en: 'Item {oneId} has changed since it was shelved', zh: '货品 {oneId} 上架后已有其他操作' },
  /** R5.21. */
  ShelfNameChinese: { status: 422, en: 'Rack name cannot be Chinese', zh: '货架名称不能为中文' },
  ShelfNameUnprintable: { status: 422, en: 'Rack name has characters that cannot be printed as a code', zh: '货架名称包含无法打印成条码的字符' },
  ShelfNameTaken: { status: 409, en: 'Shelf {shelf} already exists', zh: '货架 {shelf} 已存在' },
  ShelfNamesTaken: { status: 409, en: 'These shelves already exist: {shelves}', zh: '以下货架已存在：{shelves}' },
  ShelfRangeUnclear: {
    status: 422,
    en: 'A range runs between two names that differ in their last numbers, such as E-01-1 and E-12-4',
    zh: '起止货架号只能末尾数字不同，并从小到大，例如 E-01-1 至 E-12-4',
  },
  ShelfRangeTooLong: {
    status: 422,
    en: 'This range has {count} shelves; at most {most} can be added at once',
    zh: '共 {count} 个货架，一次最多 {most} 个',
  },
  ShelfNotEmpty: { status: 409, en: 'Shelf {shelf} is not empty', zh: '货架 {shelf} 上还有货品' },
  SameShelf: { status: 422, en: 'Scan another shelf: {shelf} is where the items lie', zh: '请扫描另一个货架：货品已在 {shelf}' },
  NothingToMove: { status: 409, en: 'Nothing on shelf {shelf} can be moved', zh: '货架 {shelf} 上没有可移动的货品' },
  ShelfHoldsMore: {
    status: 409,
    en: 'Shelf {shelf} holds more than {capacity} {capacity:item|items}',
    zh: '货架 {shelf} 上的货品超过 {capacity} 件',
  },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    shelving: typeof shelvingRejections;
  }
}
