import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#web/api/api-error.ts';
import { PageBody } from '../page/page-body.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageSkeleton } from '../states/page-skeleton.tsx';
import { ReadStates } from '../states/read-states.tsx';

interface Props<Data> {
  read: UseQueryResult<Data, ApiError>;
  /** Number, status, who, since when, and the next action as the only solid button. */
  header: (data: Data) => React.ComponentProps<typeof PageHeader>;
  children: (data: Data) => ReactNode;
  /** History, totals, the label: on a sunken ground at the side. */
  side?: (data: Data) => ReactNode;
  footer?: (data: Data) => ReactNode;
  /** Said where it could not be loaded. */
  failedTitle?: string;
}

/** The one pattern of a detail. */
export function DetailPage<Data>({ read, header, children, side, footer, failedTitle }: Props<Data>) {
  return (
    <ReadStates read={read} skeleton={<PageSkeleton />} failedTitle={failedTitle}>
      {(data) => (
        <>
          <PageHeader {...header(data)} />
          <PageBody side={side?.(data)}>{children(data)}</PageBody>
          {footer?.(data)}
        </>
      )}
    </ReadStates>
  );
}
