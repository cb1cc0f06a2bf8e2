import { useTranslation } from 'react-i18next';
import { FloorSteps } from '#web/ui/floor/page/steps.tsx';
import { inboundStepLink, type InboundStep } from '#web/core/links/inbound-step.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';

const throttle = ['receiving', 'inspection', 'shelving'] as const;
const labels = { receiving: 'inbound.receive', inspection: 'inbound.inspect', shelving: 'inbound.shelve' } as const;

/** Receive, inspect, shelve: one flow over three pages, with the parcel in hand. What another account does is no step of this one. */
export const InboundSteps = ({ now, preId, done = [] }: { now: InboundStep; preId: string | undefined; done?: readonly InboundStep[] }) => {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  return (
    <FloorSteps
      label={t('inbound.steps')}
      steps={throttle
        .filter((step) => mayOpen(inboundStepLink(step, { preId })))
        .map((step) => ({
          label: t(labels[step]),
          to: inboundStepLink(step, { preId }),
          state: step === now ? 'now' : done.includes(step) ? 'done' : 'open',
        }))}
    />
  );
};
