import type { RechargeActions } from '../use-recharge-actions.ts';
import { ApproveRechargeDialog } from './approve-recharge-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';

/** What asks for more than a reason. */
export default function RechargeDialogs({ actions: { dialog, closeDialog } }: { actions: RechargeActions }) {
  if (!dialog) return null;
  return dialog.name === 'approve' ? (
    <ApproveRechargeDialog recharge={dialog.recharge} onClose={closeDialog} />
  ) : (
    <ProofDialog recharge={dialog.recharge} onClose={closeDialog} />
  );
}
