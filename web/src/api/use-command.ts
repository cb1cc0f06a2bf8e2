import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BodyInputOf, DataOf, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { isApiError, mayRetry, type ApiError } from './api-error.ts';
import type { AnyEndpoint } from './http/call-address.ts';
import { callEndpoint } from './call-endpoint.ts';
import { showFailure } from './http/failures.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { newId } from './http/request-id.ts';
import { invalidateReads } from './use-read.ts';

/** What a command takes: its body, or the query of the two that section 7 has as GET. */
export type CommandInputOf<E extends AnyEndpoint> = unknown extends BodyInputOf<E> ? QueryInputOf<E> : BodyInputOf<E>;

interface CommandOptions<E extends AnyEndpoint> {
  /** Reads that the command makes old. Live notices usually come first; these hold without a socket. */
  invalidates?: readonly Pick<AnyEndpoint, 'name'>[];
  onSuccess?: (answer: DataOf<E>, input: CommandInputOf<E>) => void;
  onError?: (failure: ApiError, input: CommandInputOf<E>) => void;
  /** Shows what is commanded before the server has answered; what it answers takes that back when the command fails. */
  optimistic?: (input: CommandInputOf<E>) => () => void;
  /** The page shows the refusal itself; no toast. */
  quiet?: boolean;
}

type Rollback = (() => void) | undefined;

/**
 * A command of the person in front of the page. One intent has one Idempotency-Key: pressing again after a lost connection sends the same key, so
 * nothing happens twice; after an answer, good or bad, the next press is a new intent.
 */
export const useCommand = <E extends AnyEndpoint>(
  endpoint: E,
  { invalidates = [], onSuccess, onError, optimistic, quiet = false }: CommandOptions<E> = {},
): UseMutationResult<DataOf<E>, ApiError, CommandInputOf<E>, Rollback> => {
  const { pathname } = useLocation();
  const [intents] = useState(() => createIdempotencyKeys(newId));

  return useMutation<DataOf<E>, ApiError, CommandInputOf<E>, Rollback>({
    mutationKey: [endpoint.name],
    onMutate: (input) => optimistic?.(input),
    mutationFn: (input) =>
      callEndpoint(endpoint, {
        ...(endpoint.method === 'GET' ? { query: input as QueryInputOf<E> } : { body: input as BodyInputOf<E> }),
        idempotencyKey: intents.keyFor(input),
        pathname,
        // It is tried twice; only what failed in the end is told.
        quiet: true,
      }),
    onSuccess: (answer, input) => {
      intents.settle();
      void invalidateReads(...invalidates);
      onSuccess?.(answer, input);
    },
    onError: (failure, input, takeBack) => {
      if (!quiet && isApiError(failure)) showFailure(failure);
      takeBack?.();
      if (optimistic) void invalidateReads(...invalidates);
      if (!mayRetry(failure)) intents.settle();
      onError?.(failure, input);
    },
  });
};
