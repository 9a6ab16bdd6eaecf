-- Under which of the house's hosts somebody joined: mails to them come in the name of that host's brand. Null: it is not known.
alter table identity_acquisition
  add column host text constraint identity_acquisition_host check (host ~ '^[^\s/]{1,255}$');
