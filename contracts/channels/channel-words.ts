import type { Words } from '../kernel/words.ts';
import { channelKinds, type ChannelKind } from './channel-kinds.ts';

interface ChannelWords {
  name: Words;
  /** What it is and how goods are sold there, for sellers (R2.70). */
  about: Words;
}

export const channelWords: Readonly<Record<ChannelKind, ChannelWords>> = {
  stockMarket: {
    name: { en: 'Stock market', zh: '鞋类交易所' },
    about: {
      en: 'Sneakers traded like shares: asks and bids for each size, whole dollars. Every pair goes through the platform’s own check before the buyer has it.',
      zh: '像股票一样买卖球鞋：每个尺码有卖价和买价，以整美元计。每双鞋先经平台查验再交给买家。',
    },
  },
  kickExchange: {
    name: { en: 'Kick exchange', zh: '球鞋交易平台' },
    about: {
      en: 'A sneaker market that also takes pairs whose box is damaged or missing, at prices of their own. The rating falls with each sale that is cancelled.',
      zh: '球鞋交易市场，也接受鞋盒破损或缺失的货品并单独定价。每取消一笔销售，评分都会下降。',
    },
  },
  market: {
    name: { en: 'House market', zh: '自营商城' },
    about: { en: 'The shop that the operator runs itself. Changes show at once.', zh: '运营方自营的网店，改动立即生效。' },
  },
  ticketKicks: {
    name: { en: 'Tickets and kicks', zh: '票务与球鞋零售商' },
    about: {
      en: 'A retailer of tickets and sneakers: you name your payout, and it sets the price on the shelf.',
      zh: '票务与球鞋零售商：您提出到手价，售价由其制定。',
    },
  },
  auction: {
    name: { en: 'Auction site', zh: '拍卖网站' },
    about: {
      en: 'A general market with fixed prices. A listing can be changed 250 times a day.',
      zh: '综合市场，以一口价销售。每条刊登每天最多修改 250 次。',
    },
  },
  asiaMarket: {
    name: { en: 'Asian market', zh: '亚洲球鞋平台' },
    about: {
      en: 'A sneaker market for buyers in Asia. The buyer may cancel within an hour after paying, so a pair leaves the shelf only afterwards.',
      zh: '面向亚洲买家的球鞋平台。买家付款后一小时内可取消，因此货品在此之后才会出库。',
    },
  },
  shortVideo: {
    name: { en: 'Short-video shop', zh: '短视频商店' },
    about: {
      en: 'A shop inside short videos. The platform reviews new goods for some hours before they are seen.',
      zh: '短视频内的商店。新商品须经平台审核数小时后才会展示。',
    },
  },
  b2b: {
    name: { en: 'Business to business', zh: 'B2B' },
    about: {
      en: 'Offers to other sellers of the house, without a fee: the pair changes its owner and stays on its shelf.',
      zh: '向本平台其他商家报价，不收费用：货品只变更货主，仍在原货架。',
    },
  },
};

export const isChannelKind = (text: string): text is ChannelKind => (channelKinds as readonly string[]).includes(text);
