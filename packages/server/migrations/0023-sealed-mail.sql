-- Mails carry single-use codes, so their bodies are stored encrypted (AES-256-GCM, the key outside
-- the database) and are emptied once sent.
alter table mail
  add column key_id text,
  add column sealed_body bytea,
  add constraint mail_sealed_whole check ((key_id is null) = (sealed_body is null)),
  alter column body_text drop not null,
  alter column body_html drop not null;

update mail set body_text = null, body_html = null where sent_at is not null;

-- What older servers wrote and did not send is encrypted by the server when it starts, which has
-- the key: until then the constraint holds for every other row.
alter table mail
  add constraint mail_not_plain check (body_text is null and body_html is null) not valid;

-- Finds what the retention period removes.
create index mail_sent on mail (sent_at) where sent_at is not null;
