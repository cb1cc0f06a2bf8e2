import { defineRejections } from '../kernel/rejection.ts';

export const itemRejections = defineRejections({
  /** `state` is a key of `item-states.ts`. */
  ItemStateForbids: { status: 409, en: 'This is not possible in the current status of item {oneId}', zh: '货品 {oneId} 当前状态不允许此操作' },
  OwnerChangeOutsideAdmin: { status: 403, en: 'The owner cannot be changed on this page', zh: '不能在此页面更改货主' },
  OwnerUnknown: { status: 422, en: 'User {shopId} was not found', zh: '未找到用户 {shopId}' },
  OwnerChangedMeanwhile: {
    status: 409,
    en: 'The owner of item {oneId} has just been changed to {owner}. Nothing was changed',
    zh: '货品 {oneId} 的货主刚被改为 {owner}，本次未作更改',
  },
  OwnerRemovedMeanwhile: {
    status: 409,
    en: 'Item {oneId} has just been set to unowned. Nothing was changed',
    zh: '货品 {oneId} 刚被改为无货主，本次未作更改',
  },
  PhotoForeign: { status: 422, en: 'Please upload the picture first', zh: '请先上传图片' },
  DamagePhotoRequired: { status: 422, en: 'A damaged item needs a photo', zh: '货品破损需要拍照' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    item: typeof itemRejections;
  }
}
