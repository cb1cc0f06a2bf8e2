import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection, type RejectionCode } from '#contracts/kernel/rejection.ts';
import { completeRepairEndpoint, failRepairEndpoint, startRepairEndpoint } from '#contracts/repair/repair-work.ts';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';
import { countOffShelf } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { countIntoBox, countOutOfBox, noRepairBox, repairBoxStream, requireBoxInUse, type RepairBox } from '../aggregates/repair/repair-box.ts';
import { earnRepair, refundRepair } from '../aggregates/repair/repair-money.ts';
import { journalStream, type JournalEvent } from '../aggregates/wallet/postings/journal.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { answered, counting, loadRepair, loadRepairAndWallet, moving, repairStep, type InRepair, type InRepairAndPaid } from './repair-step.ts';

interface By<Body> {
  viewer: Viewer;
  body: Body;
}

const requirePhotos = (photos: readonly string[], field: string, rejected: RejectionCode): Rejection | undefined =>
  photos.length === 0 ? reject(rejected, { field }) : undefined;

/** The item is found repairable (R4.49). */
export const startRepair = (
  { viewer, body }: By<BodyOf<typeof startRepairEndpoint>>,
  { into, ...held }: InRepair & { into: RepairBox },
): Decision => {
  const { beforePhotos, box, defects, waybillPhotos = [] } = body;
  const shown = () => requirePhotos(beforePhotos, 'beforePhotos', 'BeforePhotosRequired') ?? requireBoxInUse(box, into);
  const started = repairStep(
    viewer,
    held,
    {
      type: 'RepairOrderStarted',
      data: { beforePhotos, ...(box && { box }), ...(defects && { defects }), ...(waybillPhotos.length > 0 && { waybillPhotos }) },
    },
    undefined,
    shown,
  );
  return counting(started, countIntoBox(box));
};

/** A repair that is done, and where what was paid for it is earned. */
export interface InRepairAndEarned extends InRepair {
  earning: NewStream<JournalEvent>;
}

type Completed = Extract<RepairEvent, { type: 'RepairOrderCompleted' }>['data'];

/** The item leaves its shelf: it is inspected again, and shelved anew. What was paid for the repair is earned. */
export const repaired = (
  { viewer, now }: { viewer: Viewer; now: Date },
  { earning, ...held }: InRepairAndEarned,
  data: Completed,
  rule?: () => Rejection | undefined,
): Decision => {
  const { afterPhotos: photos, remark } = data;
  const done = { type: 'ItemRepaired', data: { repairNo: held.repair.repairNo, photos, remark } } as const;
  const decision = repairStep(viewer, held, { type: 'RepairOrderCompleted', data }, done, rule);
  return counting(moving(decision, ...earnRepair(held.repair, earning, now)), [...countOffShelf(held.item), ...countOutOfBox(held.repair.box)]);
};

export const completeRepair = ({ body, ...by }: By<BodyOf<typeof completeRepairEndpoint>> & { now: Date }, held: InRepairAndEarned): Decision => {
  const { afterPhotos, remark, qc } = body;
  return repaired(by, held, { afterPhotos, remark, ...(qc && { qc }) }, () => requirePhotos(afterPhotos, 'afterPhotos', 'AfterPhotosRequired'));
};

/** Not repairable takes a second thought (R5.36) and notes (R5.37). */
const requireConfirmation = ({ confirmed, remark }: BodyOf<typeof failRepairEndpoint>): Rejection | undefined => {
  if (!confirmed) return reject('RepairFailureUnconfirmed', { field: 'confirmed' });
  return remark === '' ? reject('RepairNotesRequired', { field: 'remark' }) : undefined;
};

/** The item is an issue and stays on its shelf; what was paid for the repair goes back. */
export const failRepair = (
  { viewer, body, now }: By<BodyOf<typeof failRepairEndpoint>> & { now: Date },
  { wallet, ...held }: InRepairAndPaid,
): Decision => {
  const { remark } = body;
  const failed = { type: 'RepairFailed', data: { repairNo: held.repair.repairNo, remark } } as const;
  const decision = repairStep(viewer, held, { type: 'RepairOrderFailed', data: { remark } }, failed, () => requireConfirmation(body));
  return counting(moving(decision, change(wallet, ...refundRepair(held.repair, now))), countOutOfBox(held.repair.box));
};

export const startRepairRoute = commandRoute(startRepairEndpoint, async ({ viewer, body }, load) => {
  const held = await loadRepair(load, body.repairNo);
  const into = body.box === undefined ? noRepairBox : await load.one(repairBoxStream, body.box);
  return answered(held.repair, startRepair({ viewer, body }, { ...held, into }));
});

export const completeRepairRoute = commandRoute(completeRepairEndpoint, async ({ viewer, body, now }, load) => {
  const held = await loadRepair(load, body.repairNo);
  const earning = load.create(journalStream, `earned-${body.repairNo}`);
  return answered(held.repair, completeRepair({ viewer, body, now }, { ...held, earning }));
});

export const failRepairRoute = commandRoute(failRepairEndpoint, async ({ viewer, body, now }, load) => {
  const held = await loadRepairAndWallet(load, body.repairNo);
  return answered(held.repair, failRepair({ viewer, body, now }, held));
});
