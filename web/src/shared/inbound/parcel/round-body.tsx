import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '#web/api/api-error.ts';
import { inboundStepLink, type InboundStep } from '#web/core/links/inbound-step.ts';
import { ScanErrorScreen, type ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import type { FoundElsewhere, FoundNothing } from '../look-up.ts';
import { useCodeError } from '../use-code-error.ts';

interface Props {
  step: InboundStep;
  work: { read: UseQueryResult<unknown, ApiError> | undefined; unknown: FoundNothing | undefined; elsewhere: FoundElsewhere | undefined };
  error: ScanError | undefined;
  onDismiss(): void;
  /** Where the person is, while a scan error covers it. */
  place: ReactNode;
  /** The item in hand, or what is left. */
  children: ReactNode;
}

/** The middle of a page behind receiving. What could not be loaded says so, and never looks like nothing. */
export const RoundBody = ({ step, work: { read, unknown, elsewhere }, error, onDismiss, place, children }: Props) => {
  const navigate = useNavigate();
  const { notFound, elsewhere: ofElsewhere } = useCodeError();
  const leave = () => void navigate(inboundStepLink(step, {}));
  if (error) return <ScanErrorScreen {...error} onDismiss={onDismiss} place={place} />;
  if (elsewhere) return <ScanErrorScreen {...ofElsewhere(elsewhere)} onDismiss={leave} />;
  if (unknown !== undefined) return <ScanErrorScreen {...notFound(unknown)} onDismiss={leave} />;
  if (!read) return children;
  return (
    <ReadStates read={read} skeleton={<SkeletonRows rows={3} height={96} />}>
      {() => children}
    </ReadStates>
  );
};
