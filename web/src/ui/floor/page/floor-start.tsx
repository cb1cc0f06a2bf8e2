import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#web/api/api-error.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { ScanErrorScreen, type ScanError } from '../scan/scan-error.tsx';
import { FloorPage } from './floor-page.tsx';

interface Props<Data> {
  title: string;
  meta: string | undefined;
  back: string | undefined;
  steps?: ReactNode;
  placeholder: string;
  onScan(code: string): void;
  error: ScanError | undefined;
  onDismiss(): void;
  /** A scan that cannot be followed before this is answered. */
  question?: { code: string; ask: ReactNode } | undefined;
  /** What waits. */
  read: UseQueryResult<Data, ApiError>;
  children: (data: Data) => ReactNode;
}

/** Where a piece of work is begun: by a scan, or by choosing from what waits. */
export function FloorStart<Data>({ placeholder, onScan, error, onDismiss, question, read, children, ...page }: Props<Data>) {
  return (
    <FloorPage {...page} scan={{ placeholder, onScan, trouble: error?.code ?? question?.code }}>
      {error ? (
        <ScanErrorScreen {...error} onDismiss={onDismiss} />
      ) : (
        (question?.ask ?? (
          <ReadStates read={read} skeleton={<SkeletonRows rows={6} height={64} />}>
            {children}
          </ReadStates>
        ))
      )}
    </FloorPage>
  );
}
