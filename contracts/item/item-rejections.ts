import { defineRejections } from '../kernel/rejection.ts';

export const itemRejections = defineRejections({
  /** `state` is a key of `item-states.ts`. */
  ItemStateForbids: { status: 409, en: 'Item {oneId} is in a state that does not allow this', zh: '物品 {oneId} 当前状态不允许此操作' },
  OwnerChangeOutsideAdmin: { status: 403, en: 'The owner cannot be changed on this page', zh: '不能在此页面更改货主' },
  OwnerUnknown: { status: 422, en: 'User {shopId} was not found', zh: '未找到用户 {shopId}' },
  PhotoForeign: { status: 422, en: 'Please upload the picture first', zh: '请先上传图片' },
});
