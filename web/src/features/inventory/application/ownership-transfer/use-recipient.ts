import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { findRecipient } from '#contracts/requests/applications.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';

type Found = DataOf<typeof findRecipient>;

/** Who is to have the items, as typed and as found: whatever is typed afterwards was not looked up. */
export const useRecipient = () => {
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const look = useMutation<Found, ApiError, string>({
    mutationFn: (meant) => callEndpoint(findRecipient, { body: { text: meant }, pathname, quiet: true }),
  });
  return {
    text,
    type: (typed: string): void => {
      look.reset();
      setText(typed);
    },
    lookUp: (): void => {
      if (text.trim() !== '' && !look.isPending) look.mutate(text.trim());
    },
    looking: look.isPending,
    found: look.data,
    refusal: look.error?.message,
  };
};

export type Recipient = ReturnType<typeof useRecipient>;
