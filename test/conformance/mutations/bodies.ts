import { on, saying, success, error, next, type Mutation } from './change.ts';

export const BODIES: Mutation[] = [
  {
    name: 'a cookie window as a text',
    only: ['click'],
    change: success((body) => (body.cookie_window_days = String(body.cookie_window_days))),
    tells: /^click: test mode, with the key: .*cookie_window_days/m,
  },
  {
    name: 'success: false',
    only: ['click'],
    change: success((body) => (body.success = false)),
    tells: /^click: test mode, with the key: .*success/m,
  },
  {
    name: 'the same click_id for every click',
    only: ['click'],
    change: success((body) => (body.click_id = 'clk_always')),
    tells: /^click: a click, and existing_click_id: expected a click_id of its own/m,
  },
  {
    name: 'another click_id for one that exists',
    only: ['click'],
    change: success((body) => (body.click_id = `clk_${next()}`)),
    tells: /^click: a click, and existing_click_id: expected the existing click_id/m,
  },
  {
    name: 'a field too many',
    only: ['click'],
    change: success((body) => (body.partner_id = 1)),
    tells: /^click: test mode, with the key: .*additional properties/m,
  },
  {
    name: 'a missing field',
    only: ['click'],
    change: success((body) => void delete body.cookie_window_days),
    tells: /^click: a click, and existing_click_id: .*cookie_window_days/m,
  },
  {
    name: 'a test click without its data',
    only: ['click'],
    change: success((body) => void (body.success && delete body.data)),
    tells: /^click: test mode, with the key: expected data of program/m,
  },
  {
    name: 'a test lead of another program',
    only: ['lead'],
    change: success((body) => body.data && body.data.programId++),
    tells: /^lead: test mode, with the key: expected data of program/m,
  },
  {
    name: 'a settled lead shown as provisional',
    only: ['lead'],
    change: success((body) => body.message === 'Lead tracked successfully' && (body.provisional = true)),
    tells: /^lead: leads of a browser and of a server: expected provisional: nothing; came true/m,
  },
  {
    name: 'a provisional lead shown as settled',
    only: ['lead'],
    change: success((body) => void delete body.provisional),
    tells: /^lead: leads of a browser and of a server: expected provisional: true/m,
  },
  {
    name: 'a provisional lead in the words of a settled one',
    only: ['lead'],
    change: success((body) => body.provisional && (body.message = 'Lead tracked successfully')),
    tells: /^lead: leads of a browser and of a server: expected message: Lead recorded as provisional/m,
  },
  {
    name: 'another status of the customer',
    only: ['lead'],
    change: saying(
      'Current status: conversion',
      error((e) => (e.message = e.message.replace('conversion', 'lead'))),
    ),
    tells: /^lead: a lead after the sale: expected 400 customerStatusNotUpdatable .*conversion/m,
  },
  {
    name: 'a repeated lead taken',
    only: ['lead'],
    change: saying('Current status: lead', (answer) => {
      answer.status = 200;
      answer.body = { success: true, message: 'Lead tracked successfully' };
    }),
    tells: /^lead: a lead with both identifiers: expected 400/m,
  },
  {
    name: 'the sale_id of another sale in the 409',
    only: ['sale'],
    change: on(
      409,
      error((e) => (e.details.sale_id += 1)),
    ),
    tells: /^sale: a sale, and the same transaction_id again: expected 409 duplicateTransaction/m,
  },
  {
    name: 'the sale_id of the 409 as a text',
    only: ['sale'],
    change: on(
      409,
      error((e) => (e.details.sale_id = String(e.details.sale_id))),
    ),
    tells: /^sale: a sale, and the same transaction_id again: /m,
  },
  {
    name: '200 in place of 409',
    only: ['sale'],
    change: on(409, (answer) => {
      const { sale_id } = answer.body.error.details;
      answer.status = 200;
      answer.body = {
        success: true,
        attributed: true,
        sale_id,
        commission_id: null,
        message: 'Sale tracked successfully',
      };
    }),
    tells: /^sale: a sale, and the same transaction_id again: expected 409/m,
  },
  {
    name: 'a test sale that is attributed',
    only: ['sale'],
    change: success((body) => body.data && (body.attributed = true)),
    tells: /^sale: test mode: expected attributed: false/m,
  },
  {
    name: 'a generated transaction_id that is not told',
    only: ['sale'],
    change: success((body) => void delete body.transaction_id),
    tells: /^sale: test mode, without transaction_id: expected test_txn_<timestamp>/m,
  },
  {
    name: 'a sale in another field’s type',
    only: ['sale'],
    change: success((body) => body.sale_id && (body.sale_id = String(body.sale_id))),
    tells: /^sale: a sale, and the same transaction_id again: .*sale_id/m,
  },
  {
    name: 'a repeated refund given again',
    only: ['refund'],
    change: success(
      (body) =>
        body.message === 'Refund skipped' &&
        Object.assign(body, { status: 'reversed', message: 'Refund tracked successfully' }),
    ),
    tells: /^refund: refunds of a sale: expected status: skipped/m,
  },
  {
    name: 'a skipped refund that takes something back',
    only: ['refund'],
    change: success((body) => body.status === 'skipped' && !body.data && (body.deduction_cents = 5)),
    tells: /^refund: refunds of a sale: expected deduction_cents: 0/m,
  },
  {
    name: 'a blocker that is not the first',
    only: ['readiness'],
    change: success((body) => (body.blocker = body.blocker === 'profile' ? null : 'profile')),
    tells: /^readiness: with the key: expected the first gate/m,
  },
  {
    name: 'a gate with a status of its own',
    only: ['readiness'],
    change: success(({ gates }) => {
      if (gates) gates.live.status = 'maybe';
    }),
    tells: /^readiness: with the key: .*gates\/live\/status/m,
  },
  {
    name: 'a status that is not wrapped',
    only: ['status'],
    change: success((body) => {
      Object.assign(body, body.data);
      delete body.data;
    }),
    tells: /^status: with the key: .*data/m,
  },
  {
    name: 'a chain whose verdict contradicts itself',
    only: ['test-event'],
    change: success(({ data: { verdict } }) => {
      if (verdict) verdict.sale = 'unattributed';
    }),
    tells: /^test-event: a whole chain: expected attributed: false/m,
  },
  {
    name: 'a token in a session that waits',
    only: ['auth-poll'],
    change: success(({ data }) => data.status === 'pending' && (data.token = 'reflogin_x')),
    tells: /^auth-poll: a session that waits: expected token: nothing/m,
  },
  {
    name: 'the same session for everybody',
    only: ['auth-start'],
    change: success(({ data }) => (data.state = 'always')),
    tells: /^auth-start: two sessions: expected a state of its own/m,
  },
  {
    name: 'the state in the address of the page',
    only: ['auth-start'],
    change: success(({ data }) => (data.auth_url = `${data.auth_url}&state=${data.state}`)),
    tells: /^auth-start: two sessions: expected a page whose address does not contain the state/m,
  },
  {
    name: 'a program that the list lacks',
    only: ['init', 'programs'],
    change: success((body) => Array.isArray(body.data) && (body.data = [])),
    tells: /^init: a program: expected program \d+ in the list/m,
  },
];
