import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contracts/outbound/order-statuses.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import { formatTime } from '#web/ui/text/formats.ts';
import { useCodeError } from '../inbound/use-code-error.ts';
import type { OrderProblem } from './order-scan-machine.ts';

/** Why a scan opened no order, in words. */
export const useOrderScanError = () => {
  const { t } = useTranslation();
  const words = useWords();
  const { warehouse } = useUser();
  const codeError = useCodeError();

  return (problem: OrderProblem): ScanError => {
    const { code } = problem;
    const todo = t('orderScan.checkNumber');
    switch (problem.type) {
      case 'offline':
        return codeError.offline(code);
      case 'notFound':
        return { title: t('orderScan.notFound'), code, what: t('orderScan.notFoundText', { warehouse: warehouse?.name ?? '' }), todo };
      case 'elsewhere':
        return codeError.elsewhere(problem.found);
      case 'parcel':
        return { title: t('orderScan.isParcel'), code, what: problem.preId, todo };
      case 'inNoOrder':
        return { title: t('orderScan.inNoOrder'), code, what: codeError.inState(problem.unit), todo };
      case 'known':
        return { title: t(`inbound.known.${problem.known}`), code, todo };
      case 'noWork': {
        const { oddNo, type, state, stage, outTime, carrier, logNo } = problem.order;
        const shipped = stage === 'out' && outTime !== null;
        return {
          title: shipped ? t('orderScan.shipped') : t('orderScan.noWork'),
          code,
          what: shipped
            ? [t('orderScan.shippedAt', { oddNo, time: formatTime(outTime) }), carrier, logNo].filter(Boolean).join(' · ')
            : `${oddNo}: ${words(orderStatus(type, state))}`,
          todo: t('orderScan.noWorkTodo'),
        };
      }
    }
  };
};
