import { Input } from 'antd';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { renderInConsole } from '#tests/support/component.tsx';
import { FormField } from './form-field.tsx';
import { useEndpointForm } from './use-endpoint-form.ts';

const rename = endpoint({
  name: 'renameShelf',
  method: 'POST',
  path: '/shelves/rename',
  bases: ['admin'],
  access: 'signedIn',
  summary: 'Gives a shelf another name',
  body: z.strictObject({ name: z.string().min(1), place: z.string().min(1) }),
  data: z.object({}),
  command: true,
});

const Rename = ({ kept }: { kept?: { name: string; place: string } }) => {
  const form = useEndpointForm(rename, { defaultValues: { name: '', place: '' }, keptValues: kept, bodyOf: (values) => values });
  const { rootRef } = form;
  return (
    <form ref={rootRef} onSubmit={form.submit} noValidate>
      <FormField form={form} name="name" label="Name">
        {(control) => <Input {...control} />}
      </FormField>
      <FormField form={form} name="place" label="Place">
        {(control) => <Input {...control} />}
      </FormField>
      <p>{form.isDirty ? 'unsaved' : 'nothing to lose'}</p>
      <p>{form.errors.length} said to be wrong</p>
      <p>{form.formError}</p>
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.reset({ name: '', place: '' })}>
        Empty
      </button>
    </form>
  );
};

/** The same shelf, that somebody else moves meanwhile. */
const Kept = () => {
  const [kept, setKept] = useState({ name: 'A-01', place: 'Hall 1' });
  return (
    <>
      <Rename kept={kept} />
      <button type="button" onClick={() => setKept({ name: 'A-02', place: 'Hall 2' })}>
        Move
      </button>
    </>
  );
};

const answer = (status: number, body: object) =>
  vi.spyOn(window, 'fetch').mockImplementation(
    async () =>
      new Response(JSON.stringify({ code: status, msg: 'Success', data: {}, ...body }), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
  );

const open = async (shown = <Rename />) => {
  const screen = await renderInConsole(shown);
  return {
    screen,
    name: screen.getByRole('textbox', { name: 'Name' }),
    place: screen.getByRole('textbox', { name: 'Place' }),
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
    shows: (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible(),
  };
};

afterEach(() => vi.restoreAllMocks());

describe('Rule: a form knows what would be lost with it', () => {
  it('holds nothing after it was saved, and says nothing of what is missing then', async () => {
    const fetch = answer(200, {});
    const { name, place, press, shows } = await open();
    await press('Save');
    await shows('2 said to be wrong');
    expect(fetch).not.toHaveBeenCalled();
    await name.fill('A-01');
    await place.fill('Hall 1');
    await shows('unsaved');
    await press('Save');
    await shows('nothing to lose');
    expect(fetch).toHaveBeenCalledTimes(1);
    // Not submitted again yet: what is missing is not said.
    await name.fill('');
    await shows('unsaved');
    await shows('0 said to be wrong');
  });

  it('is empty once it begins anew', async () => {
    const { name, place, press, shows } = await open();
    await name.fill('A-01');
    await place.fill('Hall 1');
    await press('Empty');
    await shows('nothing to lose');
    await expect.element(name).toHaveValue('');
    await expect.element(place).toHaveValue('');
  });

  it('takes over what others changed, but for the fields that were changed here', async () => {
    const { name, place, press, shows } = await open(<Kept />);
    await name.fill('B-07');
    await press('Move');
    await expect.element(place).toHaveValue('Hall 2');
    await expect.element(name).toHaveValue('B-07');
    await shows('unsaved');
  });
});

describe('Rule: what is wrong is said beside its field', () => {
  it('leads to the first field that is wrong', async () => {
    const { name, place, press } = await open();
    await name.fill('A-01');
    await press('Save');
    await expect.element(place).toHaveFocus();
    await expect.element(place).toHaveAttribute('aria-invalid', 'true');
    await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('shows the refusal of a field at the field, until it is changed', async () => {
    answer(409, { msg: 'Refused', error: 'Conflict', errors: [{ field: 'place', rule: 'taken', msg: 'Something stands there' }] });
    const { name, place, press, shows, screen } = await open();
    await name.fill('A-01');
    await place.fill('Hall 1');
    await press('Save');
    await shows('Something stands there');
    await expect.element(place).toHaveFocus();
    await expect.element(place).toHaveAccessibleDescription('Something stands there');
    await place.fill('Hall 2');
    await expect.element(screen.getByText('Something stands there')).not.toBeInTheDocument();
  });

  it('says a refusal that names no field for the whole form', async () => {
    answer(409, { msg: 'The shelf is gone', error: 'Conflict' });
    const { name, place, press, shows } = await open();
    await name.fill('A-01');
    await place.fill('Hall 1');
    await press('Save');
    await shows('The shelf is gone');
    await shows('unsaved');
  });
});
