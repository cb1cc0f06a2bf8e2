import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '#web/api/api-error.ts';
import { inboundStepLink, type InboundStep } from '#web/core/links/inbound-step.ts';
import { WrongScan, type Wrong } from '#web/ui/floor/scan/wrong-scan.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import type { FoundElsewhere, FoundNothing } from '../look-up.ts';
import { useWrongCode } from '../use-wrong-code.ts';

interface Props {
  step: InboundStep;
  work: { read: UseQueryResult<unknown, ApiError> | undefined; unknown: FoundNothing | undefined; elsewhere: FoundElsewhere | undefined };
  wrong: Wrong | undefined;
  goOn(): void;
  /** Where the person is, while a wrong scan covers it. */
  place: ReactNode;
  /** The item in hand, or what is left. */
  children: ReactNode;
}

/** The middle of a page behind receiving. What could not be loaded says so, and never looks like nothing. */
export const RoundBody = ({ step, work: { read, unknown, elsewhere }, wrong, goOn, place, children }: Props) => {
  const navigate = useNavigate();
  const { notFound, elsewhere: ofElsewhere } = useWrongCode();
  const leave = () => void navigate(inboundStepLink(step, {}));
  if (wrong) return <WrongScan {...wrong} next={goOn} place={place} />;
  if (elsewhere) return <WrongScan {...ofElsewhere(elsewhere)} next={leave} />;
  if (unknown !== undefined) return <WrongScan {...notFound(unknown)} next={leave} />;
  if (!read) return children;
  return (
    <ReadStates read={read} skeleton={<SkeletonRows rows={3} height={96} />}>
      {() => children}
    </ReadStates>
  );
};
