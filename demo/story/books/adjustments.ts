import type { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { requestAdjustmentRoute } from '#services/adjustments/request-adjustment.ts';
import { approveAdjustmentRoute, rejectAdjustmentRoute } from '#services/adjustments/review-adjustment.ts';
import type { Story } from '../../engine/timeline.ts';
import { hoursAfter, minutesAfter } from '../../engine/calendar.ts';
import type { Demo } from '../demo.ts';

interface Plan {
  hoursAgo: number;
  /** How far into the shift, where the hour falls outside of one. */
  share: number;
  asks: Omit<BodyInputOf<typeof requestAdjustment>, 'proofs'>;
  /** What the second person says; nothing yet where it waits, or is posted at once. */
  answer?: 'approve' | { reject: string };
}

const day = 24;
const request = requestAdjustmentRoute({ secondApprovalCents: 500_000 });

/** Wallets that finance credited or charged by hand. The last one waits for its second person. */
const plans: readonly Plan[] = [
  {
    hoursAgo: 97 * day,
    share: 0.3,
    asks: {
      shopId: 4,
      direction: 'in',
      amountCents: 4_500,
      type: 'recharge',
      reasonCode: 'goodwill',
      reason: 'Counted a day late',
      reference: 'Ticket 1182',
    },
  },
  {
    hoursAgo: 71 * day,
    share: 0.55,
    asks: {
      shopId: 9,
      direction: 'out',
      amountCents: 1_250,
      type: 'platformFee',
      reasonCode: 'correction',
      reason: 'Credited twice in July',
      reference: 'Ticket 1240',
    },
  },
  {
    hoursAgo: 52 * day,
    share: 0.7,
    asks: {
      shopId: 12,
      direction: 'out',
      amountCents: 8_000,
      type: 'platformFee',
      reasonCode: 'fee',
      reason: 'Photographs on request, 16 pairs',
      reference: 'Order 5521',
    },
  },
  {
    hoursAgo: 38 * day,
    share: 0.2,
    asks: {
      shopId: 7,
      direction: 'in',
      amountCents: 230_000,
      type: 'recharge',
      reasonCode: 'received',
      reason: 'Sent without the recharge code',
      bankRef: 'FT4471902255',
    },
  },
  {
    hoursAgo: 31 * day,
    share: 0.65,
    asks: {
      shopId: 3,
      direction: 'out',
      amountCents: 18_400,
      type: 'platformReturnDeduction',
      reasonCode: 'correction',
      reason: 'Sent back by the buyer after the payout',
      reference: 'Ticket 1311',
    },
  },
  {
    hoursAgo: 26 * day,
    share: 0.45,
    asks: {
      shopId: 10,
      direction: 'in',
      amountCents: 620_000,
      type: 'recharge',
      reasonCode: 'goodwill',
      reason: 'Water damage in LAX-2, 31 pairs',
      reference: 'Claim 0926-4',
    },
    answer: 'approve',
  },
  {
    hoursAgo: 19 * day,
    share: 0.35,
    asks: {
      shopId: 7,
      direction: 'out',
      amountCents: 9_600,
      type: 'cashoutDeduction',
      reasonCode: 'correction',
      reason: 'A pair that was bought proved a replica',
      reference: 'Ticket 1355',
    },
  },
  {
    hoursAgo: 12 * day,
    share: 0.6,
    asks: {
      shopId: 6,
      direction: 'in',
      amountCents: 540_000,
      type: 'recharge',
      reasonCode: 'correction',
      reason: 'Storage charged twice',
      reference: 'Ticket 1377',
    },
    answer: { reject: 'The nights were of two warehouses: nothing was charged twice' },
  },
  {
    hoursAgo: 3,
    share: 0.8,
    asks: {
      shopId: 3,
      direction: 'in',
      amountCents: 735_000,
      type: 'recharge',
      reasonCode: 'goodwill',
      reason: 'A pallet of 38 pairs is lost',
      reference: 'Claim 1126-1',
    },
  },
];

export const adjustments = (demo: Demo): void => {
  const office = demo.calendars['EWR-1']!;
  for (const plan of plans) demo.line.begin(office.workedBefore(hoursAfter(demo.now, -plan.hoursAgo), plan.share), adjustment(demo, plan));
};

async function* adjustment({ stage, crew, calendars }: Demo, { asks, answer }: Plan): Story {
  const { adjustmentNo } = await stage.act(crew.all('finance')[0]!, request, { bankRef: undefined, reference: '', ...asks, proofs: [] });
  if (!answer) return;
  yield calendars['EWR-1']!.atWork(minutesAfter(stage.clock.now(), 95), 0.4);
  const supervisor = crew.all('everything')[0]!;
  if (answer === 'approve') await stage.act(supervisor, approveAdjustmentRoute, { adjustmentNo });
  else await stage.act(supervisor, rejectAdjustmentRoute, { adjustmentNo, reason: answer.reject });
}
