import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import type { OrderHistoryEntry } from '#contracts/outbound/order-rows.ts';
import type { ApiError } from '../../api/api-error.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { noticeFailure } from '../../api/failures.ts';
import { showError } from '../../app/notices/notices.ts';
import { formatAgo } from '../../ui/text/formats.ts';

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

/** Says why a decision was refused. Where another was quicker: who, what, and how long ago. */
export const useTellRefusal = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();

  const lastDecision = async (oddNo: string): Promise<OrderHistoryEntry | undefined> => {
    const { history } = await callEndpoint(getOrder, { query: { oddNo }, pathname, quiet: true });
    return history.find(({ name }) => isDecided(name));
  };

  return async (failure: ApiError, oddNo: string): Promise<void> => {
    const last = failure.error === 'OrderStateForbids' ? await lastDecision(oddNo).catch(() => undefined) : undefined;
    if (last && isDecided(last.name))
      showError(t(`audit.meanwhile.${last.name}`, { name: last.operator ?? '', oddNo, ago: formatAgo(last.gmtCreate) }));
    else noticeFailure(failure);
  };
};
