import { inDollars } from '../kernel/fields/money-field.ts';
import type { Words } from '../kernel/words.ts';
import type { ChangeReason, Explanation, HoldReason, PauseReason, PricingResult } from './explanation.ts';
import type { FloorReason } from './floor.ts';

export const floorWords = {
  minimum: { en: 'no price is below $10', zh: '价格不低于 $10' },
  channelMinimum: { en: "the platform's minimum", zh: '平台最低限价' },
  shareOfLowest: { en: '30% of the lowest price', zh: '最低价的 30%' },
  limit: { en: 'your limit', zh: '您的限价' },
  payout: { en: 'your minimum payout', zh: '您的最低到手价' },
  profit: { en: 'your profit', zh: '您的利润' },
  bottomLine: { en: 'your bottom line', zh: '您的底价' },
} as const satisfies Record<FloorReason, Words>;

/** Why a price was changed, kept, held or left to a person, from what the decision was made from. */
export const explanationWords = (explanation: Explanation): Words =>
  sentences(marketWords(explanation), resultWords(explanation), floorSentence(explanation), payoutWords(explanation));

/** Only what was decided, for a list. */
export const resultWords = (explanation: Explanation): Words => {
  const { result } = explanation;
  switch (result.do) {
    case 'change':
      return changeWords(explanation, result.why, result.toCents);
    case 'keep':
      return keepWords(explanation, result);
    case 'hold':
      return holdWords(explanation, result.why);
    case 'wait':
      return waitWords[result.why];
    case 'pause':
      return pauseWords(explanation, result.why);
    case 'refuse':
      return refuseWords[result.why];
  }
};

const marketWords = ({ market }: Explanation): Words | undefined => {
  if (!market) return undefined;
  const age = ageWords(market.ageMs);
  if (market.otherCents !== null)
    return {
      en: `Lowest other ask ${inDollars(market.otherCents)} (${age.en} old).`,
      zh: `其他卖家最低价 ${inDollars(market.otherCents)}（${age.zh}前）。`,
    };
  if (market.lowestCents === null) return { en: `Nobody sells it there (${age.en} ago).`, zh: `该平台无人在售（${age.zh}前）。` };
  return { en: `Lowest ask ${inDollars(market.lowestCents)} (${age.en} old).`, zh: `最低价 ${inDollars(market.lowestCents)}（${age.zh}前）。` };
};

const changeWords = ({ input, market }: Explanation, why: ChangeReason, toCents: number): Words => {
  const to = inDollars(toCents);
  switch (why) {
    case 'followsLowest':
      return { en: `Follows it to ${to}.`, zh: `跟随至 ${to}。` };
    case 'undercuts':
      return { en: `Undercut by ${inDollars(input.stepCents)} → ${to}.`, zh: `低 ${inDollars(input.stepCents)} → ${to}。` };
    case 'derived':
      return { en: `${to} is the lowest price that yields what you asked for.`, zh: `${to} 是达到您要求的最低售价。` };
    case 'takesBid':
      return {
        en: `A bid of ${inDollars(market?.bidCents ?? toCents)} reaches your bottom line: sells for ${to}.`,
        zh: `买家出价 ${inDollars(market?.bidCents ?? toCents)} 达到底价，以 ${to} 出售。`,
      };
    case 'stepsDown':
      return { en: `Lowest for a day and not sold: down to ${to}.`, zh: `已最低一天仍未售出，降至 ${to}。` };
    case 'restsAtFloor':
      return restWords(market?.otherCents ?? null, toCents);
    case 'atMaximum':
      return { en: `${to} is the most that the platform takes.`, zh: `${to} 是平台允许的最高价。` };
  }
};

const restWords = (otherCents: number | null, atCents: number): Words => {
  const at = inDollars(atCents);
  if (otherCents === null || otherCents >= atCents) return { en: `Rests at ${at}.`, zh: `停在 ${at}。` };
  const above = inDollars(atCents - otherCents);
  return { en: `Rests at ${at}, ${above} above the lowest.`, zh: `停在 ${at}，比最低价高 ${above}。` };
};

const keepWords = ({ input, market }: Explanation, { why, as }: Extract<PricingResult, { do: 'keep' }>): Words => {
  const at = inDollars(input.priceCents);
  if (why === 'noCompetitor') return { en: `No other ask to go by: stays at ${at}.`, zh: `没有其他报价可参照，维持 ${at}。` };
  if (as === 'restsAtFloor' || (as === 'derived' && market?.otherCents !== null)) return restWords(market?.otherCents ?? null, input.priceCents);
  return { en: `${at} is right already.`, zh: `${at} 已是应有价格。` };
};

const holdWords = ({ market, input }: Explanation, why: HoldReason): Words => {
  switch (why) {
    case 'paused':
      return input.pausedFor === 'limitReached'
        ? { en: 'Paused at your limit until the market comes back.', zh: '已到限价，暂停至市场回升。' }
        : { en: 'Paused until you resume it.', zh: '已暂停，等待您恢复。' };
    case 'allStopped':
      return { en: 'Automatic pricing is stopped for everybody.', zh: '自动定价已全部停止。' };
    case 'channelStopped':
      return { en: 'Automatic pricing is stopped on this platform.', zh: '该平台的自动定价已停止。' };
    case 'accountBlocked':
      return { en: 'The account on this platform is blocked.', zh: '该平台的账号已被停用。' };
    case 'noQuote':
      return { en: 'No market price is known yet.', zh: '尚无市场价格。' };
    case 'stale': {
      const target = ageWords(2 * (market?.targetMs ?? 0));
      return { en: `Older than ${target.en}: nothing is changed on old prices.`, zh: `超过${target.zh}：不按过时价格改价。` };
    }
    case 'suspect':
      return { en: 'It moved too far at once: read again before it counts.', zh: '变动过大：再次确认后才采用。' };
    case 'unseen':
      return { en: 'The platform does not show our own price yet.', zh: '平台尚未显示我们的价格。' };
    case 'leadsOrTies':
      return { en: 'It is ours: we lead or share the lead, so the price stays.', zh: '这是我们的价格：已最低或并列最低，价格不变。' };
    case 'revisionsSpent':
      return { en: 'The platform takes no more changes today.', zh: '今日改价次数已用完。' };
    case 'feesInDoubt':
      return {
        en: "The platform's last payout did not match its fees: held until they are confirmed.",
        zh: '平台最近一次结算与费率不符，待确认后继续。',
      };
  }
};

const waitWords = {
  notLive: { en: 'Not live yet.', zh: '尚未上架。' },
  underWay: { en: 'Waits for the change under way.', zh: '等待进行中的更改完成。' },
  gone: { en: 'Sold or in demand: its price is not touched.', zh: '已售或已被占用，不再改价。' },
  tooSoon: { en: 'Changed a moment ago: later.', zh: '刚改过价，稍后再改。' },
} as const satisfies Record<string, Words>;

const refuseWords = {
  costMissing: { en: 'Profit control needs a cost price.', zh: '利润控制需要成本价。' },
  feesMissing: { en: 'No fees are known for this platform.', zh: '该平台尚未设置费率。' },
} as const satisfies Record<string, Words>;

const pauseWords = ({ input, wishCents, floor }: Explanation, why: PauseReason): Words => {
  const stays = inDollars(input.priceCents);
  const wish = inDollars(wishCents ?? input.priceCents);
  switch (why) {
    case 'limitReached':
      return {
        en: `Paused, stays at ${stays}: ${wish} is below ${inDollars(floor?.cents ?? 0)}, ${floorWords[floor?.because ?? 'minimum'].en}.`,
        zh: `已暂停，维持 ${stays}：${wish} 低于 ${inDollars(floor?.cents ?? 0)}（${floorWords[floor?.because ?? 'minimum'].zh}）。`,
      };
    case 'fiveDollars': {
      const apart = (wishCents ?? 0) - input.userCents;
      const by = inDollars(Math.abs(apart));
      const user = inDollars(input.userCents);
      return {
        en: `Paused, stays at ${stays}: it would need ${wish}, ${by} ${apart < 0 ? 'below' : 'above'} your ${user}.`,
        zh: `已暂停，维持 ${stays}：需调至 ${wish}，比您设定的 ${user} ${apart < 0 ? '低' : '高'} ${by}。`,
      };
    }
    case 'oscillating':
      return {
        en: `Paused, stays at ${stays}: the price went up and down too often within the hour.`,
        zh: `已暂停，维持 ${stays}：一小时内涨跌过于频繁。`,
      };
    case 'implausible':
      return { en: `Paused, stays at ${stays}: ${wish} would be too far in one move.`, zh: `已暂停，维持 ${stays}：一次调至 ${wish} 幅度过大。` };
  }
};

const floorSentence = ({ floor, result }: Explanation): Words | undefined => {
  if (!floor || (result.do === 'pause' && result.why === 'limitReached')) return undefined;
  const at = inDollars(floor.cents);
  return { en: `Floor ${at}, ${floorWords[floor.because].en}.`, zh: `下限 ${at}（${floorWords[floor.because].zh}）。` };
};

const payoutWords = ({ payout, result }: Explanation): Words | undefined => {
  if (!payout) return undefined;
  const cents = result.do === 'change' ? payout.afterCents : payout.beforeCents;
  return cents === null ? undefined : { en: `You get ${inDollars(cents)}.`, zh: `您到手 ${inDollars(cents)}。` };
};

const ages = [
  { ms: 86_400_000, en: 'd', zh: '天' },
  { ms: 3_600_000, en: 'h', zh: '小时' },
  { ms: 60_000, en: 'min', zh: '分钟' },
  { ms: 1_000, en: 's', zh: '秒' },
] as const;

/** In its largest unit: `12 s`, `40 min`. */
export const ageWords = (ms: number): Words => {
  const unit = ages.find((each) => ms >= each.ms) ?? ages[3];
  const count = Math.max(0, Math.floor(ms / unit.ms));
  return { en: `${count} ${unit.en}`, zh: `${count} ${unit.zh}` };
};

const sentences = (...all: readonly (Words | undefined)[]): Words => {
  const said = all.filter((words) => words !== undefined);
  return { en: said.map(({ en }) => en).join(' '), zh: said.map(({ zh }) => zh).join('') };
};
