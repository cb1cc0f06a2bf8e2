import { createHash } from 'node:crypto';
import { luhnDigit } from '#contracts/bank-accounts/account-numbers.ts';
import type { addBankAccountEndpoint } from '#contracts/bank-accounts/bank-account-commands.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { availableCents, walletStream, type LoadedWallet } from '#services/aggregates/wallet/wallet.ts';
import { addBankAccountRoute } from '#services/bank-accounts/add-bank-account.ts';
import { applyWithdrawalRoute, cancelWithdrawalRoute } from '#services/withdrawals/apply-withdrawal.ts';
import { completeWithdrawalRoute, payWithdrawalRoute, returnWithdrawalRoute } from '#services/withdrawals/pay-withdrawal.ts';
import { takePayoutNews } from '#services/withdrawals/payouts/payout-news.ts';
import { approveWithdrawalRoute, rejectWithdrawalRoute, startReviewRoute } from '#services/withdrawals/review-withdrawal.ts';
import { shopPlans, type ShopPlan } from '../cast/shops.ts';
import { hoursAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Demo } from './demo.ts';
import { ownerOf } from './orders/review.ts';
import { haveFunds } from './recharges.ts';

/** Nothing checks the books while the story is told; the portal does as soon as it stands. */
const payWithdrawal = payWithdrawalRoute({ firstBreak: async () => undefined });

/** How far a withdrawal comes, or how it ends. */
type End =
  | 'submitted'
  | 'underReview'
  | 'endorsed'
  | 'auditSuccessful'
  | 'paying'
  | 'successfulPayment'
  | 'completed'
  | 'rejected'
  | 'cancelled'
  | 'returned';

const pastEnds = ['completed', 'rejected', 'cancelled', 'returned'] as const;
const pastWeights = [88, 4, 4, 4];
/** What is open today, one each. */
const openEnds = ['submitted', 'underReview', 'endorsed', 'auditSuccessful', 'paying', 'successfulPayment'] as const;

const routes = {
  add: addBankAccountRoute({ fingerprintOf: (text) => createHash('sha256').update(text).digest('base64url'), bankAccountHoldHours: 24 }),
  approve: approveWithdrawalRoute({ secondApprovalCents: 500_000 }),
};

/** Sellers that do much take money out every few weeks. Each shop has its own chance, so that no other story moves. */
export const withdrawals = (demo: Demo): void => {
  const office = demo.calendars['EWR-1']!;
  const sellers = shopPlans.filter(({ shopId, weight }) => shopId !== 1 && weight >= 4);
  sellers.forEach((shop, index) => {
    const random = randomFrom(`withdrawals of ${shop.shopId}`);
    const end = openEnds[index];
    demo.line.begin(
      office.atWork(office.at(random.between(6, 20), 9 + random.next() * 8), random.next() * 3),
      takingMoneyOut(demo, shop, { random, end }),
    );
  });
};

interface Chance {
  random: Random;
  /** How far the one of the last days comes, of a shop that has one. */
  end: End | undefined;
}

async function* takingMoneyOut(demo: Demo, shop: ShopPlan, { random, end }: Chance): Story {
  const { stage, now, calendars } = demo;
  const office = calendars['EWR-1']!;
  const { bankAccountId } = await stage.act(ownerOf(demo, shop.shopId), routes.add, accountOf(shop, random));
  const openAt = office.workedBefore(hoursAfter(now, -random.between(26, 60)), random.next() * 0.8);
  for (;;) {
    const next = office.atWork(hoursAfter(stage.clock.now(), 24 * random.between(17, 32) + random.next() * 6), random.next() * 3);
    const isLast = next > hoursAfter(openAt, -7 * 24);
    if (isLast && end === undefined) return;
    yield isLast ? openAt : next;
    yield* withdrawal(demo, { shopId: shop.shopId, bankAccountId, random, end: isLast ? end! : random.weighted(pastEnds, pastWeights) });
    if (isLast) return;
  }
}

interface Plan {
  shopId: number;
  bankAccountId: string;
  random: Random;
  end: End;
}

async function* withdrawal(demo: Demo, { shopId, bankAccountId, random, end }: Plan): Story {
  const { stage, crew, calendars } = demo;
  const owner = ownerOf(demo, shopId);
  const clerk = crew.all('finance')[0]!;
  const supervisor = crew.all('everything')[0]!;
  const inOffice = (hours: number): Date => calendars['EWR-1']!.atWork(hoursAfter(stage.clock.now(), hours), random.next() * 2);

  const amountCents = end === 'endorsed' ? 500_000 + random.between(1, 20) * 10_000 : await shareOf(demo, shopId, random);
  await haveFunds(demo, shopId, amountCents);
  const { withdrawalNo } = await stage.act(owner, applyWithdrawalRoute, { bankAccountId, amountCents });
  if (end === 'submitted') return;
  if (end === 'cancelled') {
    yield hoursAfter(stage.clock.now(), 0.4);
    await stage.act(owner, cancelWithdrawalRoute, { withdrawalNo });
    return;
  }

  yield inOffice(0.5 + random.next() * 3);
  await stage.act(clerk, startReviewRoute, { withdrawalNo });
  if (end === 'underReview') return;
  if (end === 'rejected') {
    yield inOffice(0.3);
    await stage.act(clerk, rejectWithdrawalRoute, { withdrawalNo, reason: 'The account is not in the name of the shop or its owner' });
    return;
  }

  yield inOffice(0.2 + random.next());
  await stage.act(clerk, routes.approve, { withdrawalNo, isHolderChecked: true });
  if (end === 'endorsed') return;
  if (amountCents >= 500_000) {
    yield inOffice(0.5);
    await stage.act(supervisor, routes.approve, { withdrawalNo, isHolderChecked: true });
  }
  if (end === 'auditSuccessful') return;

  yield inOffice(1 + random.next() * 3);
  await stage.act(clerk, payWithdrawal, { withdrawalNo, amountCents: await leftOf(demo, shopId, amountCents) });
  yield hoursAfter(stage.clock.now(), 0.05);
  const hear = (state: 'accepted' | 'settled' | 'returned', reason?: string) =>
    stage.run('Bank', takePayoutNews({ no: withdrawalNo, state, reason }, stage.clock.now()));
  await hear('accepted');
  if (end === 'paying') return;
  yield hoursAfter(stage.clock.now(), 1 + random.next() * 4);
  await hear('settled');
  if (end === 'successfulPayment') return;

  yield inOffice(20 + random.next() * 8);
  if (end === 'returned') {
    await stage.act(supervisor, returnWithdrawalRoute, { withdrawalNo, reason: 'The bank sent it back: the account is closed' });
    return;
  }
  const bookedOn = stage.clock.now().toISOString().slice(0, 10);
  await stage.act(clerk, completeWithdrawalRoute, { withdrawalNo, bankRef: `${bookedOn.replaceAll('-', '')}-${random.digits(8)}`, bookedOn });
}

const walletOf = ({ stage }: Demo, shopId: number): Promise<LoadedWallet> =>
  stage.run('funds', async (load) => ({ decision: noChange, answer: await load.one(walletStream, shopId) }));

/** A third to two thirds of what is available, in whole tens of dollars. */
const shareOf = async (demo: Demo, shopId: number, random: Random): Promise<number> => {
  const available = availableCents(await walletOf(demo, shopId));
  return Math.max(20_000, Math.floor((available * (0.35 + random.next() * 0.3)) / 1_000) * 1_000);
};

/** Storage of the nights between may have left less than was set aside. */
const leftOf = async (demo: Demo, shopId: number, heldCents: number): Promise<number> =>
  Math.min(heldCents, availableCents(await walletOf(demo, shopId)) + heldCents);

const hasHan = /\p{Script=Han}/u;

const accountOf = ({ realname, owner }: ShopPlan, random: Random): BodyOf<typeof addBankAccountEndpoint> => {
  const holder = {
    holderType: /LLC|Co\./.test(realname) ? 'corporation' : 'individual',
    holder: /LLC|Co\./.test(realname) ? realname : owner,
  } as const;
  if (!hasHan.test(realname))
    return { ...holder, country: 'US', currency: 'USD', routingNumber: random.pick(americanBanks), accountNumber: random.digits(10) };
  const card = `622202${random.digits(12)}`;
  return { ...holder, country: 'CN', currency: 'CNY', routingNumber: `102100${random.digits(6)}`, accountNumber: `${card}${luhnDigit(card)}` };
};

const americanBanks = ['021000021', '026009593', '121000248', '322271627'];
