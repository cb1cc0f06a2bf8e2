import type { z } from 'zod';
import type { Language } from '../access/viewer.ts';
import type { FieldError } from '../envelope.ts';
import { inDollars, inMoney } from './money-field.ts';
import { fieldRules, typeNames, type FieldRule } from './field-rules.ts';
import { say, type Params, type Words } from '../words.ts';

type Issue = z.core.$ZodIssue;

/** A refused request names at most this many fields. */
const MAX_ERRORS = 50;

/**
 * What a schema found wrong, as fields, rules and words in the caller's language.
 * `more` gives the words of rules that stand outside `fieldRules`: an area's rejections.
 */
export const fieldErrors = (issues: readonly Issue[], language: Language, more: Readonly<Record<string, Words>> = {}): FieldError[] =>
  issues
    .flatMap((issue) => brokenRules(issue))
    .slice(0, MAX_ERRORS)
    .map(({ field, rule, params }) => ({ field, rule, msg: say(wordsOf(rule, more), language, inWords(params, language)) }));

interface BrokenRule {
  field: string;
  rule: string;
  params?: Params;
}

const brokenRules = (issue: Issue): BrokenRule[] => {
  const field = issue.path.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: [...issue.path.map(String), key].join('.'), rule: 'unknownField' }));
    case 'invalid_type':
      return [
        issue.message.includes('received undefined') ? { field, rule: 'required' } : { field, rule: 'type', params: { expected: issue.expected } },
      ];
    case 'too_big':
      return [{ field, ...upperBound(issue) }];
    case 'too_small':
      return [{ field, ...lowerBound(issue) }];
    case 'not_multiple_of':
      return [{ field, rule: 'multipleOf', params: { step: issue.divisor } }];
    case 'invalid_format':
      return [{ field, rule: formatRule(issue) }];
    case 'invalid_value':
      return [{ field, rule: 'oneOf', params: { values: issue.values.map(String).join(', ') } }];
    case 'invalid_union':
      return [{ field, rule: 'shape' }];
    case 'invalid_key':
    case 'invalid_element':
      return [{ field, rule: 'format' }];
    case 'custom':
      return [{ field, rule: issue.message === 'Invalid input' ? 'custom' : issue.message, params: issue.params }];
  }
};

type Bounded<Code extends string> = Extract<Issue, { code: Code }>;

const upperBound = ({ origin, maximum, inclusive, message }: Bounded<'too_big'>): Omit<BrokenRule, 'field'> => {
  const params = { max: figure(maximum, message) };
  if (origin === 'string') return { rule: 'maxLength', params };
  if (origin === 'array' || origin === 'set') return { rule: 'maxItems', params };
  return { rule: inclusive === false ? 'lessThan' : 'max', params };
};

const lowerBound = ({ origin, minimum, inclusive, message }: Bounded<'too_small'>): Omit<BrokenRule, 'field'> => {
  if (Object.hasOwn(fieldRules, message)) return { rule: message };
  const params = { min: figure(minimum, message) };
  if (origin === 'string') return minimum === 1 ? { rule: 'required' } : { rule: 'minLength', params };
  if (origin === 'array' || origin === 'set') return { rule: 'minItems', params };
  return { rule: inclusive === false ? 'moreThan' : 'min', params };
};

const figure = (bound: number | bigint, message: string): string | number => (message === inMoney ? inDollars(Number(bound)) : Number(bound));

const formatRules: Readonly<Record<string, FieldRule>> = { email: 'email', url: 'url', uuid: 'uuid', guid: 'uuid', datetime: 'time', date: 'time' };

const formatRule = ({ format, message }: Extract<Issue, { code: 'invalid_format' }>): string =>
  Object.hasOwn(fieldRules, message) ? message : (formatRules[format] ?? 'format');

const wordsOf = (rule: string, more: Readonly<Record<string, Words>>): Words => {
  if (Object.hasOwn(fieldRules, rule)) return fieldRules[rule as FieldRule];
  return Object.hasOwn(more, rule) ? more[rule]! : fieldRules.custom;
};

const inWords = (params: Params | undefined, language: Language): Params | undefined => {
  const expected = params?.['expected'];
  const name = typeof expected === 'string' ? typeNames[expected] : undefined;
  return name ? { ...params, expected: say(name, language) } : params;
};
