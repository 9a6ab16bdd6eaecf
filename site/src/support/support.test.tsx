import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showModal } from '../identity/testing/show-modal.tsx';
import { PopupHost, popups } from '../page/index.ts';
import { queries } from '../query/index.ts';
import { createFakeApi, refuse } from '../query/testing/fake-api.ts';
import { ContactForm } from './ContactForm.tsx';
import { MessageText } from './MessageText.tsx';
import { chooseChat, openChat } from './open-chat.ts';
import { createExternalWidget, type ExternalWidget, mayLoadWidget } from './providers/external-widget.ts';
import { keepRestoreId, readIdentity } from './restore-id.ts';
import SupportPopup from './SupportPopup.tsx';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
vi.mock('../identity/captcha/index.ts', () => ({
  captcha: { prepare: () => undefined, token: async (action: string) => `proof for ${action}` },
}));
vi.mock('../i18n/load-messages.ts', async () => {
  const { catalogOf } = await import('../i18n/catalog.server.ts');
  const loaded = Promise.resolve(catalogOf('en'));
  return { loadMessages: () => loaded };
});

const flags = { on: { live_chat: true }, pages: {} };
const anna = { id: 7, email: 'anna@example.com', statuses: [] as { id: number }[], auth_fields_missed: [] as string[] };

beforeEach(() => {
  server.reset();
  localStorage.clear();
  queries.clear();
});
afterEach(() => {
  act(() => {
    for (const name of popups.list()) popups.close(name);
  });
  delete window.supportWidget;
});

describe('[ROUTE-59] the contact form', () => {
  test('sends what was written, with the captcha for guests, and says the number', async () => {
    server.answers.sendContactMessage = () => ({ ticket: 4711 });
    await showModal(ContactForm, '/support', { root: { flags, player: null } });
    fireEvent.change(screen.getByLabelText('Your e-mail address'), { target: { value: ' Guest@Example.com ' } });
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'Where is it?' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send message' })));
    expect(server.inputsOf('sendContactMessage')).toEqual([
      {
        body: {
          contact: { email: 'guest@example.com', content: 'Where is it?', captcha: 'proof for CONTACT' },
        },
      },
    ]);
    expect(screen.getByText(/Your number is 4711/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText('Your message')).toBeTruthy();
  });

  test('[ERR-08] errors of the answer stand beside their fields, and what was typed stays', async () => {
    server.answers.sendContactMessage = refuse(422, {
      errors: { email: { invalid: 'is not an e-mail address' }, content: { too_long: 'is too long' } },
    });
    await showModal(ContactForm, '/support', { root: { flags, player: anna } });
    expect((screen.getByLabelText('Your e-mail address') as HTMLInputElement).value).toBe('anna@example.com');
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'a letter' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send message' })));
    expect(screen.getByLabelText('Your e-mail address').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Your message').getAttribute('aria-invalid')).toBe('true');
    expect((screen.getByLabelText('Your message') as HTMLTextAreaElement).value).toBe('a letter');
    // A player shows no captcha.
    expect(JSON.stringify(server.inputsOf('sendContactMessage'))).not.toContain('proof');
  });

  test('nothing is sent while something is missing', async () => {
    await showModal(ContactForm, '/support', { root: { flags, player: null } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send message' })));
    expect(server.inputsOf('sendContactMessage')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Your e-mail address'));
  });
});

describe('[CHAT-01] [GROUP-09] which chat opens', () => {
  const group = (writable: boolean) => [{ id: '545', writable }];

  test.each([
    ['545 is writable: our live chat', { statuses: group(true), hasWidget: true, mayLoad: true }, 'own'],
    ['545 is not: the other provider', { statuses: group(false), hasWidget: true, mayLoad: true }, 'widget'],
    ['but not without consent', { statuses: group(false), hasWidget: true, mayLoad: false }, 'none'],
    ['nor where there is none', { statuses: group(false), hasWidget: false, mayLoad: true }, 'none'],
    ['nobody has chosen', { statuses: [], hasWidget: true, mayLoad: true }, 'own'],
    ['nobody can be asked', { statuses: undefined, hasWidget: true, mayLoad: true }, 'own'],
  ] as const)('%s', (_name, facts, choice) => {
    expect(chooseChat(facts)).toBe(choice);
  });

  const all = 'cookies_accepted=all';
  test.each([
    [all, '/', '', true],
    [all, '/about', '', true],
    ['cookies_accepted=necessary', '/', '', false],
    ['', '/', '', false],
    [all, '/cashbox', '', false],
    [all, '/deposit', '', false],
    [all, '/', '?modal=%2Fdeposit', false],
    [all, '/play/halley-studio/orbit-dice', '', false],
    [all, '/profile/limits', '', false],
  ])('a script of others with %j on %s%s: %s', (cookie, pathname, search, may) => {
    expect(mayLoadWidget({ cookie, pathname, search })).toBe(may);
  });

  test('ours opens as a panel of the page, and without any chat the popup stands in', async () => {
    server.answers.listStatuses = () => group(true);
    await openChat({ playerId: null, locale: 'en', place: { pathname: '/', search: '' } });
    expect(popups.list()).toEqual(['chat']);
    popups.close('chat');
    queries.set('listStatuses', undefined, group(false) as never);
    server.answers.readSupportDesk = () => ({ online: true, opens_at: null, email: 'a@b.co', widget: null });
    await openChat({ playerId: null, locale: 'en', place: { pathname: '/', search: '' } });
    expect(popups.list()).toEqual(['support']);
  });
});

describe('[CHAT-04] an external chat', () => {
  const aWidget = () => {
    const told: Record<string, (value: never) => void> = {};
    const widget = {
      init: vi.fn(),
      open: vi.fn(),
      on: (event: string, listener: (value: never) => void) => {
        told[event] = listener;
      },
    };
    return { widget: widget as unknown as ExternalWidget & typeof widget, told };
  };

  test('[BOOT-05] is loaded with the first opening, told who is there, and heard', async () => {
    const { widget, told } = aWidget();
    const load = vi.fn(async () => {
      window.supportWidget = widget;
    });
    const provider = createExternalWidget({
      script: 'https://chat.example/w.js',
      project: 'halley',
      locale: 'de',
      load,
    });
    provider.setIdentity({ externalId: 'halley-7', restoreId: 'abc' });
    expect(load).not.toHaveBeenCalled();
    await provider.open();
    await provider.open();
    expect(load).toHaveBeenCalledTimes(1);
    expect(widget.init.mock.calls).toEqual([
      [{ project: 'halley', locale: 'de', externalId: 'halley-7', restoreId: 'abc' }],
    ]);
    expect(widget.open).toHaveBeenCalledTimes(2);
    const unread = vi.fn();
    const leave = provider.onUnread(unread);
    told.unread?.(3 as never);
    leave();
    told.unread?.(4 as never);
    expect(unread.mock.calls).toEqual([[3]]);
  });

  test('that does not load can be tried again', async () => {
    const { widget } = aWidget();
    const load = vi.fn().mockRejectedValueOnce(new Error('blocked'));
    load.mockImplementation(async () => {
      window.supportWidget = widget;
    });
    const provider = createExternalWidget({
      script: 'https://chat.example/w.js',
      project: 'halley',
      locale: 'en',
      load,
    });
    await expect(provider.open()).rejects.toThrow('blocked');
    await provider.open();
    expect(widget.open).toHaveBeenCalledOnce();
  });

  test('the external id is withheld until the restore id that was kept is known', async () => {
    server.answers.readRestoreId = refuse(500, null);
    expect(await readIdentity(7)).toBeNull();
    server.answers.readRestoreId = () => ({ data: { restoreId: 'abc' } });
    expect(await readIdentity(7)).toEqual({ externalId: 'halley-7', restoreId: 'abc' });
    expect(server.inputsOf('readRestoreId').at(-1)).toEqual({
      body: {
        data: { internalId: '7', project: 'halley' },
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'Api.V1.RestoreId.Get',
      },
    });
  });

  test('a restore id is set only where it differs', async () => {
    server.answers.writeRestoreId = () => ({ data: { restoreId: 'new' } });
    const known = { externalId: 'halley-7', restoreId: 'abc' };
    await keepRestoreId(7, known, 'abc');
    await keepRestoreId(7, known, '');
    expect(server.inputsOf('writeRestoreId')).toEqual([]);
    expect(await keepRestoreId(7, known, 'new')).toEqual({ externalId: 'halley-7', restoreId: 'new' });
    expect(server.inputsOf('writeRestoreId')).toHaveLength(1);
  });
});

describe('what was written', () => {
  test('is never markup, and its addresses open elsewhere without a trace', async () => {
    const Nasty = () => <MessageText text={'<img src=x onerror=alert(1)> https://halley.test/a javascript:alert(1)'} />;
    await showModal(Nasty, '/', { root: {} });
    expect(document.querySelector('img')).toBeNull();
    const [link, ...others] = screen.getAllByRole('link');
    expect(others).toEqual([]);
    expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
      'https://halley.test/a',
      'noopener noreferrer nofollow ugc',
    ]);
  });
});

describe('the popup with other ways', () => {
  const Popups = () => <PopupHost map={{ support: SupportPopup }} />;
  const show = (player: object | null) => showModal(Popups, '/', { root: { flags, player } });
  const manager = {
    groupId: 259,
    managerName: 'Nova Lind',
    avatar: '',
    time: 'Mon–Fri 9–17',
    email: 'nova@halley.test',
    phone: '+372 555 01',
    telegramLink: 'https://t.me/nova',
    whatsAppLink: '',
  };

  test('[MODAL-11] VIP players find their manager, with the ways that exist', async () => {
    server.answers.readManager = () => manager;
    await show({ ...anna, statuses: [{ id: 259 }] });
    await act(async () => popups.open('support'));
    const card = await screen.findByRole('region', { name: 'Your personal manager' });
    expect(card.textContent).toContain('Nova Lind');
    const links = [...card.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['nova@halley.test', 'mailto:nova@halley.test'],
      ['+372 555 01', 'tel:+37255501'],
      ['Telegram', 'https://t.me/nova'],
    ]);
    expect(server.inputsOf('readManager')).toEqual([{ body: { userGroups: [259] } }]);
  });

  test('others are asked for nobody, and reach the chat', async () => {
    await show(anna);
    await act(async () => popups.open('support'));
    await screen.findByRole('button', { name: 'Chat with us' });
    expect(server.inputsOf('readManager')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Chat with us' }));
    await waitFor(() => expect(popups.list()).toEqual(['chat']));
  });

  test('a manager who cannot be found out leaves the other ways', async () => {
    server.answers.readManager = refuse(500, null);
    await show({ ...anna, statuses: [{ id: 759 }] });
    await act(async () => popups.open('support'));
    expect(await screen.findByRole('link', { name: 'Write a message' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your personal manager' })).toBeNull();
  });
});
