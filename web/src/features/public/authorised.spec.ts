import { describe, expect, it } from 'vitest';
import { isAuthorised } from './authorised.ts';

describe('Rule: an authorisation counts as given only where the platform says so', () => {
  it.each(['result=success', 'status=ok', 'success=true', 'code=200', 'code=0', 'code=SplxlOBeZQQYbYS6WxSbIA&state=x'])(
    'takes %s for a yes',
    (query) => {
      expect(isAuthorised(new URLSearchParams(query))).toBe(true);
    },
  );

  it.each(['', 'result=failed', 'code=500', 'code=', 'error=access_denied&code=abc', 'success=false'])('takes "%s" for a no', (query) => {
    expect(isAuthorised(new URLSearchParams(query))).toBe(false);
  });
});
