import { defineRejections } from '../kernel/rejection.ts';

export const sourcingRejections = defineRejections({
  /** R5.05. */
  ShopPictureForm: { status: 415, en: '{name} is {found}: the shop takes JPG and PNG', zh: '{name} 是 {found}：商店仅接受 JPG 和 PNG' },
  ShopPictureTooLarge: { status: 413, en: 'A picture of the shop cannot exceed {max}M', zh: '商店图片不能超过 {max}M' },
  ShopPictureSides: {
    status: 422,
    en: '{name} is {width} × {height} pixels: each side has {min} to {max}',
    zh: '{name} 为 {width} × {height} 像素：每边须为 {min} 至 {max} 像素',
  },
  ShopPictureMissing: {
    status: 422,
    en: 'Please add a picture: the platform refuses products without one',
    zh: '请添加图片：平台不接受没有图片的商品',
  },
  ShopProductForbids: { status: 409, en: 'This is not possible in the present status of the product', zh: '商品当前状态不允许此操作' },
  ShopSkuSizeTwice: { status: 422, en: 'Size {size} is there twice', zh: '尺码 {size} 重复' },
  ShopSkuLinked: { status: 409, en: 'It is linked to {sku}, size {size}, already', zh: '已关联到 {sku} 尺码 {size}' },
  ShopSkuNotLinked: { status: 409, en: 'It is not linked', zh: '尚未关联' },
  OwnSizeUnknown: { status: 422, en: 'The catalogue has no size {size} of {sku}', zh: '商品库中没有 {sku} 的尺码 {size}' },
  SourcedAlready: { status: 409, en: '{sku} is a product of your shop already', zh: '{sku} 已是您的商店商品' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    sourcing: typeof sourcingRejections;
  }
}
