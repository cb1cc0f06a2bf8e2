import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatOneId, isMisreadOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { inboundStep, inboundStepLink } from '#web/core/links/inbound-step.ts';
import { lookUp, type FoundUnit } from '#web/shared/inbound/look-up.ts';
import { useStepOf } from '#web/shared/inbound/use-step-of.ts';
import { useWrongCode } from '#web/shared/inbound/use-wrong-code.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import type { Wrong } from '#web/ui/floor/scan/wrong-scan.tsx';
import type { ShelvingUnit } from './use-shelving-work.ts';

interface Parts {
  units: readonly ShelvingUnit[];
  take(unit: ShelvingUnit): void;
  refuse(wrong: Wrong): void;
}

/** Takes an item that waits for its shelf in hand; any other on the way in is led to its own step. */
export const useItemScan = ({ units, take, refuse }: Parts) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wrongCode = useWrongCode();
  const stepOf = useStepOf();

  const lead = (unit: FoundUnit) => {
    const step = inboundStep(unit.state);
    if (step === undefined && !unit.actions.includes('move')) {
      return refuse({
        title: t('shelving.cannot'),
        code: formatOneId(unit.oneId),
        what: wrongCode.inState(unit),
        expected: t('shelving.cannotExpected'),
        todo: t('floor.layAside'),
      });
    }
    const next = stepOf(step ?? 'shelving', unit);
    if ('wrong' in next) return refuse(next.wrong);
    signal('done');
    void navigate(next.to);
  };

  return async (code: string): Promise<void> => {
    const known = units.find((unit) => unit.oneId === normaliseOneId(code));
    if (known?.step === 'shelve') {
      signal('done');
      return take(known);
    }
    if (isMisreadOneId(code)) return refuse(wrongCode.misread(code));
    const found = await lookUp(code);
    if (found.found === 'unit') return lead(found.unit);
    if (found.found === 'offline') return refuse(wrongCode.offline(code));
    if (found.found === 'elsewhere') return refuse(wrongCode.elsewhere(found));
    if (found.found === 'nothing') return refuse(wrongCode.notFound(found));
    signal('done');
    void navigate(inboundStepLink('shelving', { preId: found.package.preId }));
  };
};
