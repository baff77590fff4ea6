import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config/index.ts';

describe('SIGN_UP and SIGN_UP_DOMAINS', () => {
  test.each([
    [{}, 'open'],
    [{ NODE_ENV: 'production' }, []],
    [{ NODE_ENV: 'production', SIGN_UP: 'open' }, 'open'],
    [{ SIGN_UP: 'invited' }, []],
    [{ SIGN_UP_DOMAINS: 'Brand.dev, xn--bcher-kva.example' }, ['brand.dev', 'bücher.example']],
    [{ SIGN_UP: 'invited', SIGN_UP_DOMAINS: 'brand.dev' }, ['brand.dev']],
  ])('with %j, %j may sign up', (env, expected) => expect(readConfig(env).signUp).toEqual(expected));

  test('refuses domains where everybody may sign up', () => {
    expect(() => readConfig({ SIGN_UP: 'open', SIGN_UP_DOMAINS: 'brand.dev' })).toThrow(
      'SIGN_UP_DOMAINS must not be set',
    );
  });

  test.each([
    ['SIGN_UP', 'closed'],
    ['SIGN_UP_DOMAINS', '@brand.dev'],
    ['SIGN_UP_DOMAINS', 'brand.dev,'],
    ['SIGN_UP_DOMAINS', 'brand.dev ben@brand.dev'],
  ])('%s=%s stops the start', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
