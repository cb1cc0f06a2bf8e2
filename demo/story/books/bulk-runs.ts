import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import writeWorkbook from 'write-excel-file/node';
import { bulkColumnNames, bulkColumns, type BulkColumnName } from '#contracts/bulk/bulk-columns.ts';
import { manualReasons, type ManualReasonName } from '#contracts/wallet/finance/manual-reasons.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
import { readNamedRows } from '#kernel/files/workbook/named-rows.ts';
import type { BulkShop } from '#services/bulk/check-rows.ts';
import { postNextRows } from '#services/bulk/post-rows.ts';
import { bulkWorkbook } from '#services/bulk/read-bulk-file.ts';
import { approveBulkRoute } from '#services/bulk/review-bulk.ts';
import { submitBulkFileRoute } from '#services/bulk/submit-bulk-file.ts';
import { shopPlans, uidOf } from '../../cast/shops.ts';
import { hoursAfter, minutesAfter } from '../../engine/calendar.ts';
import type { Story } from '../../engine/timeline.ts';
import { randomFrom } from '../../random.ts';
import type { Demo } from '../demo.ts';
import { withFile } from './sent-file.ts';

interface Plan {
  daysAgo: number;
  direction: Direction;
  fileName: string;
  reason: ManualReasonName;
  reference: string;
  remark: string;
  rows: readonly { shopId: number; cents: number }[];
}

const sellers = shopPlans.filter(({ shopId }) => shopId !== 1);
const random = () => randomFrom('bulk runs');

/** Fees that are the same for many, and money that came in one for many: each from one workbook. The larger one took two persons. */
const plans = (): readonly Plan[] => {
  const chance = random();
  return [
    {
      daysAgo: 58,
      direction: 'out',
      fileName: 'programme-fee-q3.xlsx',
      reason: 'fee',
      reference: 'Q3',
      remark: 'Fulfilment programme, third quarter',
      rows: sellers.filter(({ fulfilmentProgramme }) => fulfilmentProgramme).map(({ shopId }) => ({ shopId, cents: 4_500 })),
    },
    {
      daysAgo: 41,
      direction: 'in',
      fileName: 'insurance-september.xlsx',
      reason: 'received',
      reference: 'HM-0926',
      remark: 'Insurance paid for lost parcels',
      rows: sellers.filter(({ weight }) => weight >= 4).map(({ shopId }) => ({ shopId, cents: chance.between(18, 64) * 1_000 })),
    },
  ];
};

const shopsOf = (): BulkShop[] => shopPlans.map(({ shopId, realname }) => ({ shopId, uid: uidOf(shopId), realname, balanceCents: 0 }));

const submit = submitBulkFileRoute({
  bulkShops: async (asked) => shopsOf().filter(({ shopId, uid }) => ('uids' in asked ? asked.uids.includes(uid) : asked.shopIds.includes(shopId))),
  // Our own file: a thread apart would only take its time to start.
  readWorkbook: async ({ name, path }) => readNamedRows({ name, bytes: await readFile(path) }, bulkWorkbook),
  recentPostings: async () => [],
  secondApprovalCents: 500_000,
});

export const bulkRuns = (demo: Demo): void => {
  const office = demo.calendars['EWR-1']!;
  for (const plan of plans()) demo.line.begin(office.workedBefore(hoursAfter(demo.now, -24 * plan.daysAgo), 0.4), bulkRun(demo, plan));
};

async function* bulkRun({ stage, crew }: Demo, plan: Plan): Story {
  const workbook = await workbookOf(plan);
  // Writing puts the time into a workbook: what stands in it is what its digest is of, or no two worlds were the same.
  const sha256 = createHash('sha256').update(JSON.stringify(plan)).digest('hex');
  const { bulkNo, status } = await withFile(plan.fileName, workbook, (file) =>
    stage.act(crew.all('finance')[0]!, submit, { direction: plan.direction, sha256, confirmedDoubles: 0 }, undefined, { ...file, sha256 }),
  );
  if (status === 'submitted') {
    yield minutesAfter(stage.clock.now(), 47);
    await stage.act(crew.all('everything')[0]!, approveBulkRoute, { bulkNo });
  }
  yield minutesAfter(stage.clock.now(), 0.02);
  while (await stage.run('bulk-posting', postNextRows(bulkNo, stage.clock.now())));
}

const workbookOf = ({ rows, reason, reference, remark }: Plan): Promise<Buffer> => {
  const asText = (value: string) => ({ value, type: String });
  return writeWorkbook([
    {
      sheet: 'Wallets',
      data: [
        bulkColumnNames.map((name) => asText(bulkColumns[name].en)),
        ...rows.map(({ shopId, cents }) => {
          const cells: Record<BulkColumnName, string> = {
            userId: uidOf(shopId),
            amount: (cents / 100).toFixed(2),
            type: '',
            reason: manualReasons[reason].en,
            reference,
            remark,
          };
          return bulkColumnNames.map((name) => (cells[name] === '' ? null : asText(cells[name])));
        }),
      ],
    },
  ]).toBuffer();
};
