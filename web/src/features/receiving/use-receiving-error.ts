import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { packageStatuses } from '#contracts/forecast/package-events.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { FoundElsewhere } from '#web/shared/inbound/look-up.ts';
import { useParcelTitle } from '#web/shared/inbound/parcel/use-parcel-title.ts';
import { useCodeError } from '#web/shared/inbound/use-code-error.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import type { Expected, Problem, State } from './receiving-state.ts';

interface Ways {
  onPutAside(found: FoundElsewhere): void;
  /** Where a parcel is being counted. */
  onTakeOut?(oneId: string): void;
}

const refusedTitles = {
  arriveRefused: 'receiving.arriveRefused',
  asideRefused: 'receiving.asideRefused',
  checkRefused: 'receiving.checkRefused',
} as const;

/** What is wrong while receiving, in words. */
export const useReceivingError = () => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const parcelTitle = useParcelTitle();
  const codeError = useCodeError();

  const wayTo = (label: string, to: string): ScanError['other'] => (mayOpen(to) ? { label, run: () => void navigate(to) } : undefined);
  const openParcel = (preId: string, oneId?: string) => void navigate(inboundStepLink('receiving', { preId, oneId }));
  const expectedText = ({ preId, units }: Expected) =>
    units > 0 ? t('receiving.expectedUnits', { count: units, parcel: preId }) : t('receiving.nothingLeft', { parcel: preId });

  const errorOf = (problem: Problem, ways: Ways): ScanError => {
    switch (problem.type) {
      case 'ofElsewhere': {
        const { found } = problem;
        const label = t('receiving.putAside', { warehouse: found.warehouse.name });
        return { ...codeError.elsewhere(found), other: { label, run: () => ways.onPutAside(found) } };
      }
      case 'closedParcel': {
        const { preId, packId, status } = problem.parcel;
        return {
          title: t('receiving.closed'),
          code: problem.code,
          what: t('receiving.closedText', { parcel: preId, status: words(packageStatuses[status]) }),
          todo: t('floor.layAside'),
          other: wayTo(t('receiving.openDetail'), withQuery(warehousePaths.forecastDetail, { id: preId, open: 'detail', packId })),
        };
      }
      case 'closedUnit': {
        const { unit } = problem;
        return { title: t('receiving.closed'), code: formatOneId(unit.oneId), what: codeError.inState(unit), todo: t('floor.layAside') };
      }
      case 'receiptUndone':
        return {
          title: t('receiving.receiptUndone'),
          code: formatOneId(problem.unit.oneId),
          what: codeError.inState(problem.unit),
          todo: t('receiving.receiptUndoneTodo'),
          other: wayTo(t('receiving.openItem'), withQuery(warehousePaths.inventory, { item: problem.unit.oneId })),
        };
      case 'isSku':
        return { title: t('receiving.isSku'), code: problem.code, what: problem.name, todo: t('receiving.isSkuTodo') };
      case 'notTracking':
        return { title: t('receiving.notTracking'), code: problem.code, what: t('receiving.notTrackingText'), todo: t('inbound.checkCode') };
      case 'arriveRefused':
      case 'asideRefused':
      case 'checkRefused':
        return { title: t(refusedTitles[problem.type]), code: problem.code, todo: problem.message || t('app.offline') };
      case 'already':
        return {
          title: t('receiving.already'),
          code: formatOneId(problem.oneId),
          todo: t('receiving.alreadyTodo'),
          other: { label: t('receiving.notReceived'), run: () => ways.onTakeOut?.(problem.oneId) },
        };
      case 'unitOfOther': {
        const { unit } = problem;
        const parcel = unit.preId || '–';
        const error = codeError.ofAnotherParcel(unit, parcel, undefined, () => openParcel(parcel, unit.oneId));
        return { ...error, title: t('receiving.notForThis') };
      }
      case 'otherParcel': {
        const { preId } = problem.parcel;
        return {
          title: t('inbound.otherParcel'),
          code: problem.code,
          what: parcelTitle(problem.parcel),
          todo: t('inbound.layAside', { parcel: preId }),
          other: { label: t('inbound.switchTo', { parcel: preId }), run: () => openParcel(preId) },
        };
      }
      case 'notSku':
        return { title: t('receiving.notSku'), code: problem.code, todo: t('receiving.notSkuTodo') };
      default:
        return codeError.of(problem);
    }
  };

  return ({ rejection, problem }: State, ways: Ways): ScanError | undefined => {
    if (rejection) return codeError.rejected(rejection, t('receiving.refused'));
    return problem && { ...errorOf(problem, ways), ...(problem.expected && { expected: expectedText(problem.expected) }) };
  };
};
