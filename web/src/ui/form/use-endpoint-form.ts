import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { useForm, useWatch, type Control, type DefaultValues, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { BodyInputOf, DataOf } from '#contracts/kernel/endpoint.ts';
import type { Words } from '#contracts/kernel/words.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { AnyEndpoint } from '#web/api/http/call-address.ts';
import { useCommand, type CommandInputOf } from '#web/api/use-command.ts';
import { languageCodes, type Lang } from '#web/i18n/languages.ts';
import { useUnsaved } from '../page/use-unsaved.ts';
import { errorBeside, errorsIn, errorWithin, fieldsOf, withoutGaps, type Unchecked } from './form-body.ts';
import { boundsIn, type FieldBounds } from './schema-bounds.ts';

interface Options<E extends AnyEndpoint, Values extends FieldValues> {
  defaultValues: Values;
  /** What the server keeps, where it comes later or changes meanwhile: it takes the place of what was not changed here. */
  keptValues?: Values | undefined;
  /** What is sent of the values. Anything may be missing yet: the schema says so. */
  bodyOf: (values: Values) => Unchecked<BodyInputOf<E>>;
  /** What the form can tell beyond the schema, in words, by field. It speaks before the schema. */
  check?: (values: Values) => Readonly<Record<string, string | false | undefined>>;
  /** Fields of the body that have a control to stand beside; those of the values unless told otherwise. */
  fields?: readonly string[];
  /** Words of the rules that the endpoint's area brings. */
  rules?: Readonly<Record<string, Words>>;
  /** When it is said what is wrong with a field: once the form was submitted, from the moment the field is left, or at once. */
  mode?: 'onSubmit' | 'onBlur' | 'onChange';
  /** Something was entered that the values do not hold: a file. */
  holdsMore?: boolean;
  /** Asked last, before a body that the schema takes is sent. */
  confirm?: (values: Values) => Promise<unknown>;
  /** Reads that the command makes old. */
  invalidates?: readonly Pick<AnyEndpoint, 'name'>[];
  onSubmitted?: (answer: DataOf<E>, input: CommandInputOf<E>) => void;
  onRefused?: (failure: ApiError) => void;
  /** The schema that judges what is entered, and what is sent of that: for a change that names only what differs. */
  judgedBy?: { schema: z.ZodType | undefined; inputOf: (body: any) => BodyInputOf<E> };
}

export interface FormError {
  field: string;
  msg: string;
}

/** What the frame around the fields needs to know: a dialog, a drawer, a page. */
export interface FormFrame {
  /** What is wrong that no field shows. */
  formError: string | undefined;
  /** The server's refusal of what was sent, until something is changed. */
  refusal: ApiError | null;
  isDirty: boolean;
  /** What was submitted is on its way. */
  isPending: boolean;
  /** For the element around the fields. */
  rootRef: (element: HTMLElement | null) => void;
  submit: (event?: SyntheticEvent) => void;
}

export interface EndpointForm<Values extends FieldValues> extends FormFrame {
  control: Control<Values>;
  values: Values;
  /** As they are by now, for what took a while. */
  getValues: () => Values;
  /** Enters several fields at once. */
  change: (part: Partial<Values>) => void;
  /** What is said to be wrong, field by field of the body: what the server refused, or what the form and the schema find. */
  errors: readonly FormError[];
  /** In words: what is wrong with a field of the body, or with anything inside it. */
  errorOf: (field: string) => string | undefined;
  /** Fields of the body that have a control to stand beside. */
  fields: readonly string[];
  boundsOf: (field: string) => FieldBounds;
  /** Fields of the body that are wrong, whether or not it is said yet. */
  wrongFields: readonly string[];
  /** Begins anew with these values. */
  reset: (values: Values) => void;
  /** What was refused is about something else by now. */
  forgetRefusal: () => void;
  /** What is missing is said again once it is submitted again. */
  forgetAttempt: () => void;
}

/**
 * The form of a command: its values, what the endpoint's schema asks of them, whether there is something to lose, and sending it. One intent has one
 * Idempotency-Key, as with `useCommand`. What is entered may tell which of several endpoints takes it. Nothing is sent that the schema refuses; the first wrong field then has the focus.
 */
export const useEndpointForm = <E extends AnyEndpoint, Values extends FieldValues>(
  endpointOf: E | ((values: Values) => E),
  {
    defaultValues,
    keptValues,
    bodyOf,
    check,
    rules,
    mode = 'onSubmit',
    holdsMore = false,
    confirm,
    invalidates,
    judgedBy,
    ...options
  }: Options<E, Values>,
): EndpointForm<Values> => {
  const { t, i18n } = useTranslation();
  const [root, rootRef] = useState<HTMLElement | null>(null);
  const [fields] = useState(() => options.fields ?? fieldsOf(defaultValues));
  const { control, setValue, getValues, handleSubmit, reset, subscribe, formState } = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    ...(keptValues && { values: keptValues }),
    resetOptions: besideChanges,
  });
  const { isDirty, dirtyFields, isSubmitted, submitCount, touchedFields } = formState;
  const values = useWatch({ control }) as Values;
  const endpoint = typeof endpointOf === 'function' ? endpointOf(values) : endpointOf;
  const holdsEntries = (isDirty && Object.keys(dirtyFields).length > 0) || holdsMore;
  const noteSaved = useUnsaved(root, holdsEntries);

  const command = useCommand(endpoint, {
    quiet: true,
    ...(invalidates && { invalidates: invalidates }),
    onSuccess: (answer, input) => {
      reset(getValues(), anew);
      noteSaved();
      options.onSubmitted?.(answer, input);
    },
    onError: (failure) => options.onRefused?.(failure),
  });

  const schema: z.ZodType | undefined = judgedBy ? judgedBy.schema : endpoint.body;
  const body = withoutGaps(bodyOf(values));
  const checked = Object.entries(check?.(values) ?? {}).flatMap(([field, msg]) => (msg ? [{ field, msg }] : []));
  const wrong = [...checked, ...errorsIn(schema, body, { language: languageCodes[i18n.language as Lang], ...(rules && { rules }) })];
  const isTouched = (field: string): boolean => field.split('.').reduce<any>((touched, key) => touched?.[key], touchedFields) === true;
  const isSaid = (field: string): boolean => isSubmitted || mode === 'onChange' || (mode === 'onBlur' && isTouched(field));
  const refusal = command.error;
  const refused = refusal?.fields ?? [];
  const errors = [...refused, ...wrong.filter(({ field }) => isSaid(field))];

  useEffect(() => {
    // The next attempt is judged anew: what was refused was something else.
    if (command.isError) return subscribe({ formState: { values: true }, callback: command.reset });
    return undefined;
  }, [command.isError, command.reset, subscribe]);

  const focusFirstWrong = useEffectEvent(() => firstWrong(root)?.focus());
  useEffect(() => {
    if (submitCount > 0 || command.error) focusFirstWrong();
  }, [submitCount, command.error]);

  const send = async (): Promise<void> => {
    if (wrong.length > 0 || command.isPending) return;
    if (confirm && !(await confirm(values))) return;
    command.mutate((judgedBy ? judgedBy.inputOf(body) : body) as CommandInputOf<E>);
  };

  return {
    control,
    values,
    getValues: () => getValues(),
    change: (part) => {
      for (const [field, value] of Object.entries(part))
        setValue(field as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    },
    errors,
    errorOf: (field) => errorWithin(errors, field),
    formError: refusal && refused.length === 0 ? refusal.message || t('app.offline') : errorBeside(errors, fields),
    refusal,
    fields,
    boundsOf: (field) => boundsIn(schema, field),
    wrongFields: wrong.map(({ field }) => field),
    isDirty: holdsEntries,
    isPending: command.isPending,
    rootRef,
    submit: (event) => {
      event?.preventDefault();
      void handleSubmit(send)();
    },
    reset: (next) => reset(next, anew),
    forgetRefusal: command.reset,
    forgetAttempt: () => {
      command.reset();
      reset(getValues(), { ...anew, keepDefaultValues: true, keepDirty: true });
    },
  };
};

/** What was kept elsewhere meanwhile takes the place of what was not changed here. */
const besideChanges = { keepDirtyValues: true, keepDirty: true, keepIsSubmitted: true, keepSubmitCount: true, keepTouched: true };
/** Said in full: the library takes what is not said from the former. */
const anew = { keepDirtyValues: false, keepDirty: false, keepIsSubmitted: false, keepSubmitCount: false, keepTouched: false };

/** The same form, which also says why another command on its fields was refused. */
export const withRefusal = <Values extends FieldValues>(form: EndpointForm<Values>, refusal: ApiError | null): EndpointForm<Values> => {
  if (refusal === null) return form;
  const errors = [...form.errors, ...refusal.fields];
  const beside = refusal.fields.length === 0 ? refusal.message || undefined : errorBeside(refusal.fields, form.fields);
  return { ...form, errors, errorOf: (field) => errorWithin(errors, field), formError: form.formError ?? beside };
};

const firstWrong = (root: HTMLElement | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>(':is(input, textarea, select, button)[aria-invalid="true"]') ?? null;
