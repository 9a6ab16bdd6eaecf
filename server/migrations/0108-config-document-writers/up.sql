-- Which member of staff wrote a version of a document: somebody else lets it count. Versions of releases and of the command line have none.
create table config_document_writer (
  name text not null,
  version integer not null,
  member_id bigint not null,
  primary key (name, version),
  foreign key (name, version) references config_document (name, version)
);
