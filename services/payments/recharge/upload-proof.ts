import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { uploadProofEndpoint } from '#contracts/payments/apply-recharge.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { rechargeStream, requireRechargeAllows, type LoadedRecharge } from '../../aggregates/recharge/recharge.ts';
import { requireOwnRecharge } from './recharge-policies.ts';
import { answered } from './recharge-step.ts';

export const uploadProof = ({ viewer, proofs }: { viewer: Viewer; proofs: string[] }, { recharge }: { recharge: LoadedRecharge }): Decision => {
  const refusal = requireOwnRecharge(viewer, recharge) ?? requireRechargeAllows(recharge, 'RechargeProofUploaded');
  return refusal ?? accept(change(recharge, { type: 'RechargeProofUploaded', data: { proofs } }));
};

export const uploadProofRoute = commandRoute(uploadProofEndpoint, async ({ viewer, body }, load) => {
  const recharge = await load.one(rechargeStream, body.rechargeNo);
  return answered(recharge, uploadProof({ viewer, proofs: body.proofs }, { recharge }));
});
