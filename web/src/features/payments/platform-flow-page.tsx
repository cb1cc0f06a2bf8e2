import { ListPage } from '#web/core/list/list-page.tsx';
import { platformWithdrawals } from './withdrawals/platform-withdrawals.tsx';

/** What the operator pays out to sellers, for finance to review, pay and follow (R2.127). */
export default function PlatformFlowPage() {
  return <ListPage list={platformWithdrawals} />;
}
