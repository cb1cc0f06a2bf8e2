import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { showFailure } from '#web/api/http/failures.ts';
import { showError } from '#web/core/toasts/toasts.ts';
import { formatAgo } from '#web/ui/text/formats.ts';

const decided = [
  'OrderApproved',
  'OrderRejected',
  'OrderQuoted',
  'OrderRecalled',
  'OrderCancelled',
  'OrderConfirmed',
  'OrderQuoteWithdrawn',
] as const;
type Decided = (typeof decided)[number];

const isDecided = (name: string): name is Decided => (decided as readonly string[]).includes(name);

/** Says who decided on the order last, what, and how long ago; false where nobody did. */
export const useTellDecision = () => {
  const { t } = useTranslation();
  return ({ oddNo, history }: Pick<OrderDetail, 'oddNo' | 'history'>, show: (text: string) => void): boolean => {
    const last = history.find(({ name }) => isDecided(name));
    if (!last || !isDecided(last.name)) return false;
    show(t(`audit.meanwhile.${last.name}`, { name: last.operator ?? '', oddNo, ago: formatAgo(last.gmtCreate) }));
    return true;
  };
};

/** Says why a decision was refused. Where another was quicker: who, what, and how long ago. */
export const useTellRefusal = () => {
  const { pathname } = useLocation();
  const tellDecision = useTellDecision();

  const asItIs = (oddNo: string): Promise<OrderDetail | undefined> =>
    callEndpoint(getOrder, { query: { oddNo }, pathname, quiet: true }).catch(() => undefined);

  return async (failure: ApiError, oddNo: string): Promise<void> => {
    const order = failure.error === 'OrderStateForbids' ? await asItIs(oddNo) : undefined;
    if (!order || !tellDecision(order, showError)) showFailure(failure);
  };
};
