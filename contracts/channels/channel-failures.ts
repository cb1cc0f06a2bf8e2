import type { Words } from '../kernel/words.ts';

/** Why a channel did not do what it was asked, whatever its own word for it is. */
export const channelFailureKinds = [
  'transient',
  'lost',
  'throttled',
  'notAuthorised',
  'unsupported',
  'priceRefused',
  'alreadySold',
  'gone',
  'alreadyDone',
  'revisionLimit',
  'ourMistake',
] as const;
export type ChannelFailureKind = (typeof channelFailureKinds)[number];

/** What a listing asks a channel for. */
export const channelOps = ['publish', 'reprice', 'withdraw'] as const;
export type ChannelOp = (typeof channelOps)[number];

export interface ChannelFailure {
  kind: ChannelFailureKind;
  /** The channel's own code, kept as it came: for administrators. */
  code: string;
  retryAfterMs?: number;
}

/** R8.18, R8.19, R8.22. */
const failed: Readonly<Record<ChannelOp, Words>> = {
  publish: { en: 'Listing Failed, Please try again later', zh: '上架失败，请稍后再试' },
  reprice: { en: 'Update Fail', zh: '更新失败' },
  withdraw: { en: 'Delisting Failed', zh: '下架失败' },
};

/** R9.41. */
const synchronising: Words = { en: 'Being synchronised with the platform', zh: '正在与平台同步' };

/** What a seller reads; undefined where all is well although the channel refused. */
export const failureWords = ({ kind }: Pick<ChannelFailure, 'kind'>, op: ChannelOp): Words | undefined => {
  switch (kind) {
    case 'transient':
    case 'ourMistake':
      return failed[op];
    case 'lost':
    case 'throttled':
      return synchronising;
    case 'notAuthorised':
      return { en: 'You are not authorized to access this channel', zh: '您没有访问该渠道的权限' };
    case 'unsupported':
      return {
        en: 'This product type or size type is not supported for sale on this platform',
        zh: '该平台不支持销售此商品类型或尺码类型',
      };
    case 'priceRefused':
      return { en: 'The platform does not take this price', zh: '平台不接受该价格' };
    case 'alreadySold':
      return { en: 'The item is sold: wait for the order to be processed', zh: '货品已售出，请等待订单处理' };
    case 'revisionLimit':
      return { en: 'The platform takes no more changes of this listing today', zh: '该刊登今日修改次数已达平台上限' };
    case 'gone':
    case 'alreadyDone':
      return undefined;
  }
};

/** R6.50. */
export const lacksPermission: Words = { en: 'The account lacks listing permission', zh: '该账号没有上架权限' };
/** R8.20, R8.21. */
export const readFailed: Words = { en: 'Data Retrieval Failed', zh: '数据获取失败' };
export const quoteFailed: Words = { en: 'Market Price Retrieval Failed', zh: '市场价获取失败' };
