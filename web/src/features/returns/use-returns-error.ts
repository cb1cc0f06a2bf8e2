import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { packageStatuses } from '#contracts/forecast/package-events.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useCodeError } from '#web/shared/inbound/use-code-error.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import type { OutboundUnit, Problem, State } from './returns-machine.ts';

interface Ways {
  onTakeOutboundNumber(unit: OutboundUnit): void;
  /** Opens the parcel that was refused after it had waited. */
  onReopen(): void;
}

/** What is wrong with a return, in words. */
export const useReturnsError = ({ onTakeOutboundNumber, onReopen }: Ways) => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const ownerName = useOwnerName();
  const codeError = useCodeError();

  const errorOf = (problem: Problem): ScanError => {
    switch (problem.type) {
      case 'notOut': {
        const { unit } = problem;
        const said = { code: formatOneId(unit.oneId), what: codeError.inState(unit) };
        return unit.returnedAs === null
          ? { ...said, title: t('returns.notOut'), expected: t('returns.expected'), todo: t('returns.notOutTodo') }
          : { ...said, title: t('returns.cameBack'), todo: t('returns.cameBackTodo', { oneId: formatOneId(unit.returnedAs) }) };
      }
      case 'already':
        return { title: t('returns.already'), code: formatOneId(problem.unit.oneId), todo: t('returns.alreadyTodo') };
      case 'kept':
        return { title: t('returns.already'), code: problem.code, todo: t('returns.keptTodo') };
      case 'otherOwner': {
        const { unit, first } = problem;
        return {
          title: t('returns.otherOwner'),
          code: formatOneId(unit.oneId),
          what: `${unit.remarks} · ${ownerName(unit.shopInfo)}`,
          expected: t('returns.otherOwnerExpected', { owner: ownerName(first.shopInfo) }),
          todo: t('returns.otherOwnerTodo'),
        };
      }
      case 'parcelFirst': {
        const { code, unit } = problem;
        return {
          title: t('returns.parcelFirst'),
          code,
          what: unit && codeError.inState(unit),
          expected: t('returns.parcelFirstExpected'),
          todo: t('returns.parcelFirstTodo'),
          other: unit && { label: t('returns.withoutNumber'), run: () => onTakeOutboundNumber(unit) },
        };
      }
      case 'isParcel': {
        const { code, parcel } = problem;
        const to = inboundStepLink('receiving', { preId: parcel.preId });
        return {
          title: t('returns.isParcel'),
          code,
          what: t('returns.isParcelText', { parcel: parcel.preId, status: words(packageStatuses[parcel.status]) }),
          todo: t('returns.isParcelTodo'),
          other: mayOpen(to) ? { label: t('returns.toReceiving'), run: () => void navigate(to) } : undefined,
        };
      }
      case 'notTracking':
        return { title: t('returns.notTracking'), code: problem.code, expected: t('returns.parcelFirstExpected'), todo: t('inbound.checkCode') };
      case 'notOutbound':
        return {
          title: t('returns.notOutbound'),
          code: problem.code,
          expected: t('returns.expected'),
          todo: t('returns.notOutboundTodo'),
        };
      case 'refused':
        return { title: t('returns.refused'), code: '', todo: problem.message || t('app.offline') };
      default:
        return codeError.of(problem);
    }
  };

  return ({ rejection, problem, parcel }: State): ScanError | undefined => {
    if (!rejection) return problem && errorOf(problem);
    const error = codeError.rejected(rejection, t('returns.refused'));
    return parcel ? error : { ...error, other: { label: t('returns.reopen'), run: onReopen } };
  };
};
