import { describe, expect, it } from 'vitest';
import { tasksQuery } from './outbound-tasks-query.ts';

const asked = (view: string | undefined, filters = {}) => tasksQuery({ pageNo: 1, size: 50, view, filters });

describe('Rule: outbound tasks have three tabs (R2.120)', () => {
  it.each([
    [undefined, [3, 14]],
    ['shipWithLabel', [3, 14]],
    ['reship', [4]],
    ['consignment', [6]],
  ])('%s asks for the types %j', (view, type) => expect(asked(view).type).toEqual(type));

  it('of what has not left yet, unless a stage is chosen', () => {
    expect(asked(undefined).stage).toEqual(['pending', 'assigned', 'picking', 'packed', 'partial']);
    expect(asked(undefined, { stage: 'out' }).stage).toBe('out');
  });

  it('or a status of the second numbering, in which what left has one as well (R4.17)', () => {
    expect(asked(undefined, { variantStatus: '5' })).toMatchObject({ variantStatus: '5' });
    expect(asked(undefined, { variantStatus: '5' }).stage).toBeUndefined();
  });
});
