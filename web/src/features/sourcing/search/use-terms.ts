import { useSearchParams } from 'react-router-dom';
import { usualTerms, type listSourcing } from '#contracts/sourcing/sourcing.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

const figures = ['markup', 'creator', 'shipping', 'minMargin', 'minSold'] as const;
export type TermName = (typeof figures)[number];

const usual: Readonly<Record<TermName, number | null>> = {
  markup: usualTerms.markupPercent,
  creator: usualTerms.creatorPercent,
  shipping: usualTerms.shippingCents,
  minMargin: null,
  minSold: null,
};

/** What a seller reckons with, in the address. */
export const useTerms = () => {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('text') ?? '';
  const valueOf = (name: TermName): number | null => {
    const given = parameters.get(name);
    return given === null || !Number.isFinite(Number(given)) ? usual[name] : Number(given);
  };
  const values = Object.fromEntries(figures.map((name) => [name, valueOf(name)])) as Record<TermName, number | null>;
  const set = (name: TermName | 'text', value: string): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const asked = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  return {
    text,
    values,
    query: { ...asked, ...(text && { text }) } as QueryInputOf<typeof listSourcing>,
    search: (typed: string) => set('text', typed.trim()),
    change: (name: TermName, value: TypedNumber) => value !== 'wrong' && set(name, value === null ? '' : String(value)),
  };
};
