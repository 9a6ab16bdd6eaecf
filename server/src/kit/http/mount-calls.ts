import multipart from '@fastify/multipart';
import { type Call, type Calls, type FileAnswer, pathsOf, previewCookie } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { type AnyHandler, answerCall, checkAnswer, type MountOptions, type Way } from './answer-call.ts';
import type { Principal, StaffPrincipal } from './context.ts';
import { cookiesOf } from './cookies-of.ts';
import type { Handlers } from './handlers.ts';
import { sendCached } from './send-cached.ts';
import { sendFile } from './send-file.ts';
import { createUploadPlaces } from './upload-places.ts';

const usualBodyLimitBytes = 64 * 1024;

/** Serves every call of a contract at its path and aliases. */
export function mountCalls<C extends Calls>(
  app: FastifyInstance,
  calls: C,
  handlers: Handlers<C>,
  options: MountOptions<Principal | StaffPrincipal>,
) {
  const all: [string, Call][] = Object.entries(calls);
  const takePlace = createUploadPlaces();
  const mount = (scope: FastifyInstance, [name, call]: [string, Call]) =>
    mountCall(scope, { name, call, handler: handlers[name] as unknown as AnyHandler, options, takePlace });
  const uploads = all.filter(([, call]) => call.upload);
  for (const entry of all) if (!entry[1].upload) mount(app, entry);
  if (uploads.length === 0) return;
  // In a scope of their own: no other call takes a form, and these take nothing else.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A file that is too large is told apart from a broken form by ourselves.
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const entry of uploads) mount(scope, entry);
  });
}

function mountCall(app: FastifyInstance, mounted: Omit<Way, 'several' | 'meet'>): void {
  const { name, call, options } = mounted;
  const several = /:(\w+)\*$/.exec(call.path)?.[1];
  const meet = (call.sessionAtTheDoor && options.recognise) || options.authenticate;
  const way = { ...mounted, several, meet };
  for (const path of pathsOf(call)) {
    app.route({
      method: call.method,
      url: path.replace(/:\w+\*$/, '*'),
      bodyLimit: call.bodyLimitBytes ?? usualBodyLimitBytes,
      config: { call: name, refusesInLists: call.refusesInLists, refusesInText: call.refusesInText },
      handler: async (request, reply) => {
        const answer = await answerCall(way, request, reply);
        if (options.checkAnswers) checkAnswer(name, call, answer);
        reply.status(answer.status);
        // Whoever looks at a draft is told of it alone: no copy is kept on the way.
        if (call.cached && cookiesOf(request)[previewCookie] === undefined)
          return sendCached(call.cached, { request, reply, body: answer.body });
        reply.header('cache-control', 'no-store');
        if (call.file) return sendFile(reply, answer.body as FileAnswer);
        return answer.status === 204 ? reply.send() : reply.send(answer.body);
      },
    });
  }
}
