import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { inboundStepLink, type InboundStep } from '#web/core/links/inbound-step.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import type { Wrong } from '#web/ui/floor/scan/wrong-scan.tsx';
import type { FoundUnit } from './look-up.ts';
import { useWrongCode } from './use-wrong-code.ts';

const names = { receiving: 'inbound.receive', inspection: 'inbound.inspect', shelving: 'inbound.shelve' } as const;

/** The page of a unit's next step; what another account does is handed over. */
export const useStepOf = () => {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const { inState } = useWrongCode();
  return (step: InboundStep, unit: FoundUnit): { to: string } | { wrong: Wrong } => {
    const to = inboundStepLink(step, unit);
    if (mayOpen(to)) return { to };
    const todo = t('inbound.handOverTo', { step: t(names[step]) });
    return { wrong: { title: t('inbound.handOver'), code: formatOneId(unit.oneId), what: inState(unit), todo } };
  };
};
